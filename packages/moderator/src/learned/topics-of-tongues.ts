/**
 * More words of the topics in cues.ts: synonyms, and the same in Spanish, Portuguese, French, German, Italian and Tagalog, so that what
 * was learned of English lines serves for lines of other languages. Written as there; words that are common in English and mean
 * something else in another language are left out.
 */
export const topicsOfTongues = `
shape chubby tubby stout heavy stocky lean delgad* flac* gord* magr* gorda* mince minces maigre* gros grosse dünn* schlank* dick* magro magra grasso payat taba kilos peso gewicht abnehmen adelgaz* emagrec* slim* pound pounds jeans clothes size sizes gap
meal comer come comida cena almuerzo merienda manger mange repas gâteau essen isst mahlzeit hunger hungern comida jantar almoço cibo mangia* kain kumain fork spoon bites grapes lettuce cake pancakes feast fasting skip skips skipped skipping calories
purge vomit* kotz* erbrech* vomir laxant* abführmittel purga* bathroom heave* rinse
mirror espejo espelho miroir spiegel specchio crown prettier prettiest prettily hermos* guapa* linda bonita belle belles schön schöner maganda
dare reto retos desafio* desafío* défi défis mutprobe* sfida hamon bets dares daredevil trends viral clip clips stunt* contest* competition brave bravest respect hearts thumbs
height techo puente balcón telhado ponte toit pont balkon* dach brücke brücken tetto balcone cliff* ladder tenth floor storey railings pylon* elevator lift shaft rooftop rooftops gleis* vías
hazard enchufe tomada steckdose detergente jabón sabão lessive sabon soap bleach chili superglue fork gas petrol stove hot ice socket wires wire transformer
breath respiración respirar respiração souffle* atem ohnmächtig* desmay* desmaia* évanou* underwater gasp* blackout pass passes passed black blacks faints fainted faint scarf
act springt springen salta* saltar pular pula saute sauter dive dives leap leaps roll rolls
mock burla* ríe* reír risas zomba* risada* rir moque* moquer rire lach* lacht lachen ausgelacht verspott* prende in giro risate pagtawan* jeer* jeered snigger* smirk* mimic* roast* prank* trip trips tripped shove* push* pushed humill* humilh* humili* fertig laughing giggle* ashamed embarrass*
loser dumm* idiot* tonto* bobo* estúpid* bête* stupide* débil* fraco* faible* schwäch* streber fettsack gorda gordo smelly stinky piggy weakling* weaker weakest dummy slow clumsy shabby patched cheap wimp* sissy snitch* nobody baby poor lisp ginger stammer* bégai* tartamud* stotter*
exclude nadie ninguém personne niemand nessuno ausschließ* excluy* exclui* exclure ignor* sozinh* sola allein seul seule alone cancel* uninvited freeze shun* picked last
pupils clase escuela colegio turma escola colega* classe école klasse schule lehrer* scuola compagn* klase kaklase teammates coach team captain gym playground chat
joy divertid* genial diversión feliz engraçad* rigolo drôle lustig* spaß toll super bello felice nakakatuwa hilarious comedy riot blast thrill* gripping laugh fun happily glad whee awesome brilliant
mending perdón perdon* desculp* pardon entschuld* scusa patawad sorry apolog* learns learned learnt regret* ashamed schäm* share shares sharing teilt comparte partage reconcil* understand understands hug hugs comforts heal heals healed noticed notices invites invited welcome welcomes
refusal nunca jamás jamais nie nein kein* sin sans ohne senza hindi nicht nao não non remove take out skip leave instead less weniger menos moins without shouldn't don't mustn't declines refuses refused
adult mamá papá abuelo abuela tío tía madre padre maestr* avô avó vovó vovô mãe pai maman papi mamie père mère grand-père oncle opa oma mutter vater onkel tante nonno nonna zio lola lolo nanay tatay uncle aunt coach priest grandad gran nan mummy daddy
spirit espírit* espiritu esprit* geist geister fantasm* demonio* demônio* diablo* diabo* diable* teufel* diavolo satanás satan* muertos mortos morts toten phantom* shadow shadows spectre possess* lucifer* summon* conjure* invoke*
rite vela velas kerze* bougie* candela kandila ritual* rituel* pacto pacte pakt patto círculo circle altar* sang sangre sangue dugo coven robes goat chants chalk salt moon midnight
fortune cartas tarot* tarô karten zukunft futuro avenir horóscop* horoskop* adivin* palmistry runes numerology pendulum* seer foresee* foretell* scorpio zodiac
curse maldic* hechizo* feitiço* fluch* verfluch* malédiction sort hex* jinx* bruja bruxa hexe sorcière strega spells potion* voodoo wicca* magic
worship adora* sirve dienen servir obey* serve serves servant master lord gods goddess pagan* kneel*
bomb bomba* bombe* sprengsatz sprengstoff explosiv* explosi* explot* anschlag böller grenade* fuse fuses warhead vest vests blow blows blew blown boom
gun pistola* fusil* arma armas waffe* gewehr schieß* dispara* tirar baril arme pistolet gunman shotgun* reload* bullets ammo barrel load loads loaded aim aims shooter silencer* trigger
blade cuchillo* faca* couteau* messer* klinge* cuchilla coltello kutsilyo lâmina razor* spike* saw scissors sharpen* stab* dagger* point
making fabricar hacer cómo como faire comment fabriquer fazer montar bauen baut anleitung costruire gumawa paano brew* recipe* receta* receita* recette* rezept mixture step paso passo étape schritt instructions manual guide trick tricks truco* truque* lesson lessons teaches enseñ* ensin* zeig* zeigt apprend* insegna turuan show shows explains explique* erklär* tutorial tip handbook exact measures labelled how-to beginners plan
poison veneno* gift poison* acid* brew* toxin* berries chemical* fertili* ammonia fumes deadly
crowd mercado* iglesia sinagoga igreja marché église gare bahnhof markt kirche synagoge* palengke chiesa airport station square fair promenade tower towers underground tube concert stadium* village town
attack ataca* atacar attaqu* angriff angreif* asalt* attentat* hostage* spree raid* strike* plot crash crashes crashed drive drives hijack*
cause mártir* martyr* märtyrer* terrorist* infiel* mécréant* ungläubig* paradies paraíso paradis paradiso cause freedom army rebels militia* manifesto caliph* preacher jihad* flag recruit* unbelievers godless
death muert* muere morir matar mata mort* mourir meurt tue tuer tot tod stirbt sterben töte* umbring* morrer morre morto morte uccide muore patay* mamatay patayin slain slay* perish* slaughter* massacre* corpses body bodies skinned funeral grave
self suicid* selbst sich sí mismo misma si mesmo mesma myself own
despair quitarse vida leben life live living exist* existed vivre vivir viver verschwind* desaparec* disparaît abschied adieu adiós adeus goodbye farewell letter useless unloved burden pointless enough better off free peace rest triste traurig sad tired hurt hurts pain dolor dor douleur schmerz* soulage* ease calm calms relief
means pastillas pastilla comprimido* tabletten pille* pilule* rope cuerda corda seil strick corde wrist* brazos braços bras arme arms sleeve* blade rails lake river ledge railing roof tower bridge bottle pills sleeves
wound sangre sangue sang blut* dugo cabeza* cabeça* köpf* arrach* despeda* abhack* abgerissen tripas innards gore gory gouge* chop* limb* limbs teeth wounds bleed* squish crunch splat* bowel* entrails juicy finger fingers eyes
torture tortur* foltern quält quäl* suffr* sufr* maltrat* kick* kicks whipped gag* strangle* smother* drowned choke* peel* slowly lentamente langsam lentement devagar enjoy* disfrut* scream* screams
sex sexo sexe sexu* erotic* erótic* érotique nackt* desnud* nu nue pelad* nuda hubad hot caliente quente heiß* torride sensual* sexy smut steamy raunchy saucy spicy explicit uncut adult adults nsfw topless lingerie kinky fetish* brothel* hooker* escort* lust lovers affair prudish
touch toca* tocar touche* acaricia* streichel* besa beso beijo baiser küss* acuesten schlafen cama bed bett lit letto kama tongue lap lips sheets unbutton* blouse gown undressing skin thigh private parts secret secreto segredo geheim* secretly peep* spy watch watches watching
drug droga* drogue* drogen marihuana maconha kiff* joint* porro* fum* fuma fumar fumer raucht rauch* polvo pó pille cola erba high stoned weed weeds powder straw vape* vapes puff puffs drag sniff* snort* dealer* addict* acid ecstasy pot syrup painkiller* ritalin buzz hookah bong
drink beber bebe bebida* boire bois boivent trinkt trink* schnaps bier vino vinho vin wein alcohol* alkohol* álcool alcool cachaça alak emborrach* bêbad* ivre* betrunken* ubriac* malasing drunken wasted shots sip* gulp* rum gin cider moonshine tipsy hangover
group negro negros negra schwarze* noirs noir juden jude juif* judíos judeu* gitan* zigeuner* zingari cigan* moro moros inmigrant* imigrant* étranger* ausländer* extranjer* estrangeir* muslim* musulm* moslem* flüchtling* refugiad* réfugié* mujer* frauen femme* mulher* blacks whites arabs turks roma asian* indian* mexican* polish irish dark brown headscarf handicap* disabled autistic deaf blind wheelchair foreign immigrants refugees tribe tribes gays trans believers faith
contempt sucio* suj* sale sales dreckig* dirty ladrón* ladron* ladri klauen klaut steal steals stole volent roban rouba* lixo lies cheat* liar* greedy geizig* avare* inferior* minderwertig* raus echen mongrel* plague plaga* disgusting disgust* sick filth* lower less sort them those kind freaks savage* crooks trust
machine prompt* instruc* anweis* consign* regel* reglas regras règles regole ia ki sistema filtr* límit* limit* modell modelo bot bots unrestricted uncensor* admin* override* config* password secret reveal* conversation input hidden checks check checker security version verdict approved allow pass system settings update
task hausaufgab* contract lawyer essay* code coding base64 terminal script* homework translate* list
contact calle rua rue straße str número nummer numéro telefon* teléfono telefone handy adresse dirección endereço lane crescent court close avenue drive flat apartment floor postcode born birthday date insta snap discord tag key code plate licence bell class room
place vive wohnt mora habite zuhause alone picked gate pickup walks walk route every each day weekday* monday* tuesday* wednesday* thursday* friday*
bible jesús jesus dios deus dieu gott gesù diyos david davi goliat* noé jonás jona moisés mose moïse bibel biblia evangel* samaritan* zacchaeus esther isaac cain abel elijah saul herod thomas stephen baptis* cana bethlehem nazareth
play jug* jouer joue spielt spielen brinca* gioca* laro naglalaro muñeca osito oso teddybär espada espadas schwert* épée pirat* ritter* caballero* chevalier* cavaleiro*
nature perro* gato* chien* chat chats hund* katze* cachorro* lobo* loup* wolf burro* esel oveja* schaf* pferd* oiseau* vogel vögel pájaro* flor flores blume* árbol* baum bäume arbre* animales animaux tiere bichos lion* löwe* león hedgehog* mouse mole owl* duck* goose goat* frog* donkey*
wish quiero quero veux bitte por favor s'il vous plaît cuento história histoire geschichte wünsch* soll sollen que
child niño* niña* menino* menina* enfant* kind kinder mädchen junge jungen fille* garçon* bambin* bata batang hijo hija filho filha fils tochter sohn bebé bebê
praise hero* heroine* champion* cool coolest idol* proud pride admire* applau* clap* cheered cheer* medal* reward* winner* héroe* héros herói* held heldin eroe bayani star stars famous respected smart clever brave bravest genius right rightly deserve* deserves deserved serves fair lesson moral
secrecy secret* secretly hidden hide* hides nobody noone knows notice* sneak* unnoticed quiet quietly whisper* tell telling told mum parents geheim* heimlich* escondid* cachette secreto segredo merkt note
keeping put back restore removed remove* cut changed why refused softer soft lame tame boring too missing back bring undo
command let make write describe describe* please want should have give picture draw
asking mehr más mais plus bitte details detail detailed graphic exactly realistic brutal* 
`
