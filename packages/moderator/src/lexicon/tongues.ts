/** A language in which a word is innocent that would be coarse, or unkind, in English. */
export interface Tongue {
  /** What it is called in English, in small letters. */
  names: readonly string[]
  /** Words that are declined in English, in the plain letters in which texts are read. */
  innocent: ReadonlySet<string>
  /** Its commonest words, by which it is known: what joins sentences first, then a family's everyday things. */
  common: ReadonlySet<string>
}

/**
 * The languages of churches in which such words were found. In Italian and Russian, looked through as well, no everyday
 * word is declined.
 */
export const tongues: readonly Tongue[] = [
  tongue(
    'Spanish',
    'negro retardo retardos retardar kike',
    'el la los las un una unos unas de del al y e o u que se su sus mi mis tu tus es son era eran fue ser esta estan este esta estos muy mas pero con por para en sobre como cuando donde quien lo le les nos hay habia tenia tiene tienen hace dijo dice ' +
      'perro perra gato gata caballo oveja zorro oso toro pajaro ojos pelo nino nina ninos ninas mama papa abuelo abuela tio tia hermano hermana amigo amiga casa noche dia sol luna mar rio cielo camino zapatos sombrero vestido blanco blanca rojo azul verde grande pequeno llamado llamada bonito dios jesus senor',
  ),
  tongue(
    'Portuguese',
    'negro retardo retardos',
    'o os um uma uns umas de do da dos das no na nos nas ao aos e ou que se seu sua seus suas meu minha teu tua eh sao era eram foi ser esta estao este esta muito mais mas com por para em como quando onde quem lhe ha havia tinha tem faz disse diz ficou ' +
      'cachorro cao gato gata cavalo ovelha raposa urso passaro olhos cabelo menino menina meninos meninas mae pai avo vovo tio tia irmao irma amigo amiga casa noite dia sol lua mar rio ceu caminho sapatos chapeu vestido branco branca vermelho azul verde grande pequeno bonito deus jesus senhor',
  ),
  tongue(
    'French',
    'bras retard retards retarder retarde retardee retardes retardataire retardataires douche douches doucher',
    'le la les un une des de du au aux et ou que qui se sa son ses mon ma mes ton ta tes est sont etait etaient fut etre ce cet cette ces tres plus mais avec par pour en dans sur sous comme quand il elle ils elles nous vous je tu lui leur ya avait avoir ont dit fait prend prends sans chez avant apres pas ' +
      'chien chat chatte cheval mouton renard ours oiseau yeux cheveux enfant enfants garcon fille maman papa mamie papi oncle tante frere soeur ami amie maison nuit jour soleil lune mer ciel chemin train ecole bain salle messe matin soir blanc blanche rouge bleu vert grand petit petite dieu jesus seigneur',
  ),
  tongue(
    'German',
    'dick heil',
    'der das den dem des ein eine einen einem einer und oder dass sich sein seine seinen ihr ihre mein meine dein deine ist sind waren wird wurde sehr aber mit von vom zu zum zur im am auf unter wie wenn wo wer nicht kein keine es er sie wir ich du uns euch noch schon auch nur gern aus bei nach vor so viel ' +
      'hund katze pferd schaf fuchs bar vogel raupe augen haare kind kinder junge madchen mama papa mutter vater opa oma onkel tante bruder schwester freund freundin haus nacht tag sonne mond meer himmel weg buch bauch kirche gott jesus herr engel segen weiss rot blau grun gross klein rund dunn',
  ),
  tongue(
    'Swahili',
    'kike wakike',
    'wa ya za la cha vya kwa na ni si kuwa alikuwa walikuwa ana wana yangu yako yake yetu wangu wako wake wetu huyu yule hii ile hizi katika kama lakini pia sana tu kila wote yote aliyependa anaitwa alitufundisha ' +
      'mtoto watoto mke mume mama baba bibi babu dada kaka rafiki mwalimu msichana mvulana kiume mungu yesu bwana nyumba siku usiku shule kanisa kanisani paka mbwa simba nguo kijana jina',
  ),
  tongue(
    'Tagalog',
    'paki mangga hanggang',
    'ang ng mga mahilig takot sa si ni kay sina nina ay na nang ko mo niya namin natin nila ako ikaw siya kami tayo sila ito iyan iyon po opo hindi din rin lang kung para may mayroon abot sabi sara kuha bukas lagay dala tulong hintay tawag ikli teksto lakihan ulit bilisan dagdagan ' +
      'nanay tatay lola lolo ate kuya anak bata tinapay pinto libro mesa bahay simbahan diyos hesus panginoon aso pusa mahal tubig kanin kwarto damit',
  ),
  tongue(
    'Polish',
    'nude',
    'w we z ze na do od po za o i a u sie nie jest sa byl byla ma maja dla jak ale juz tylko bardzo kiedy gdy ktory ktora co dzien noc zabic deszczowy mama tata babcia dziadek dziecko dzieci szkola dom bog kosciol',
  ),
  tongue(
    'Swedish',
    'slut slutet slutspurt slutspurten bra',
    'och det ar som en ett jag du han hon vi de pa av med inte till var kan ska sin sitt sina min mitt mina din ditt har hade blev nar dar har sa men om fran alla mycket ocksa heter den dem oss nu bara ' +
      'barn mamma pappa mormor farmor morfar farfar bror syster hund katt hast hus skola kyrka gud dag natt sol god gott allting lycklig jul loppet sagan boken simma',
  ),
  tongue(
    'Norwegian Danish',
    'slutt slutten kikket slutspurt bra',
    'og det er som en et jeg du han hun vi de pa av med ikke til var kan skal sin sitt sine min mitt mine din har hadde ble var nar der sa men om fra alle mye ogsa heter den dem oss na bare ut hjem ved ned opp ' +
      'barn mamma pappa mormor farmor bestemor bestefar bror soster hund katt hest hus skole kirke gud dag natt sol regnet vinduet god jul boken',
  ),
  tongue(
    'Dutch',
    'kikker kikkers kikkertje slut',
    'de het een en van in op met voor niet dat die dit zijn haar hem ze zij wij jij ik je me mijn jouw onze was waren is wordt heeft had om te naar bij ook maar als wel nog dan er uit door over geen heel kleine klein grote groot lieve springt sprong zit kwaakt groene groen ' +
      'mama papa opa oma broer zus kind kinderen hond kat paard schaap vogel huis school kerk god jezus heer dag nacht zon maan zee water sloot vijver blad boek',
  ),
  tongue(
    'Korean',
    'gook',
    'eul reul eun neun ga i e eseo euro ro wa gwa ui do deul uri naega niga jeo nae ne geurigo hajiman neomu manhi jal da an mot igeo geu jom juseyo haeyo isseo eopseo meogeo meogeosseo meogeoyo meokgo joahaeyo masitge masisseo mandeureo kkeuryeo jusyeosseo ' +
      'halmoni halmeoni harabeoji eomma appa oppa hyung nuna noona unni dongsaeng chingu jip jibe miyeok tteok mandu kong bap kimchi hanguk gyohoe hananim yesunim gangaji goyangi adeul ttal aga',
  ),
  tongue(
    'Chinese Cantonese Mandarin',
    'fu fuk',
    'wo wode ni nide ta tade women nimen tamen de le ma ba ne shi bu mei zai you hen dou ye he gen zhe zhege na nage nei neige yi ge ge liang xiao da lao hao ai xihuan yao hui neng dao qu lai shuo kan gei dui cong ngo nei keoi hai ' +
      'tian tianfu mu qin xing xingfu shen yesu zhu jiao tang haizi haizimen baba mama yeye nainai gege jiejie didi meimei peng pengyou laoshi jia wo-men yam gou mao tu zi shu',
  ),
  tongue(
    'Latin',
    'cum',
    'et in est sunt qui quae quod non nos vos ad de pro per ex ab sed ut te me tibi mihi noster nostra nostri vobis nobis omnes omnibus ' +
      'deus dei deo deum dominus domini domino dominum sancto sancti sanctus sancta spiritu spiritus pater patris patre filius filii filio maria jesu jesus christus christi gloria pax laude laudate cantate angelis gaudio amen spiritu-sancto matre pueris',
  ),
  tongue(
    'Romanian',
    'cum putin',
    'si sa se la cu pe de din un o al ai ale este sunt era erau ce care cand unde dar nu mai foarte lui ei lor mea meu ta tau sau el ea noi voi eu tu am are au ' +
      'mama tata bunica bunicul fratele sora copil copii copiii baiat fata caine pisica casa noapte zi soare luna cer drum mare mic dumnezeu isus domnul faci te cheama canta',
  ),
]

function tongue(names: string, innocent: string, common: string): Tongue {
  return {
    names: names.toLowerCase().split(' '),
    innocent: new Set(innocent.split(' ')),
    common: new Set(common.split(' ')),
  }
}
