/**
 * The topics of cues.ts in Russian, Polish, Italian, Swahili, Indonesian, Tagalog, Chinese and Korean, a topic a line. Written as there; of Chinese,
 * which is read sign by sign, the signs.
 */
export const topicsOfMoreTongues = `
shape толст* худ* жирн* тощ* вес стройн* grub* chud* szczupł* brzuch* grass* magr* ciccion* mnene mwembamba kurus gemuk langsing mataba* matabang payat pumapayat 胖 瘦 肥 뚱뚱* 날씬* 마르* 살
meal ест еда еды еду ела кушат* голод* обед* ужин* хлеб* печень* je jeść jedzeni* obiad* głod* kolacj* chleb* mangia* cibo cena pane digiun* fame chakula anakula hali kula njaa makan makanan lapar roti kumain kain pagkain gutom ulam 吃 饭 饿 食 饼 糕 밥 먹* 굶* 빵*
purge рвот* вырва* wymiot* rzyga* vomit* kutapika anatapika muntah sumuka isuka 吐 토하* 토해*
mirror зеркал* красив* принцесс* lustro piękn* ładn* księżnicz* bella bellissim* specchio mrembo binti cantik putri maganda prinsesa 美 丽 镜 예쁘* 예뻐* 공주*
dare вызов* слабо смелы* видео wyzwani* odważ* kto sfida coraggio shindano mwoga changamoto tantangan berani hamon matapang 赛 敢 频 比 도전* 내기*
height крыш* мост* балкон* рельс* поезд* dach* most* tor* pociąg* balkon* tetto ponte balcone binari paa daraja reli atap jembatan bubong tulay riles 楼 顶 桥 轨 崖 지붕* 다리* 옥상* 철길*
breath дыхани* удуш* душит oddech* dusi respiro soffoc* pumzi napas hininga 憋 晕 息 숨 숨을 기절*
act прыг* скак* лез* skacz* skok* wspin* salta* salto butta* anaruka kuruka lompat melompat tumalon talon 跳 爬 뛰*
mock смеёт* смеют* насмех* издева* дразн* высме* śmiej* wyśmie* drwi* ride ridono deride* prende prendono giro wanamcheka kumcheka cheka menertawakan mengejek tertawa pinagtatawanan pagtawanan tinutukso 嘲 笑 놀리* 놀려* 비웃*
loser глуп* дура* слаб* трус* заик* głup* idiot* słab* jąka* stupid* scem* debol* balbuz* mjinga kiwete gagap bodoh lemah bobo pilay bulol 笨 傻 弱 丑 결* 바보* 멍청*
exclude никто одинок* выгна* nikt sam sama wygna* samotn* nessuno sola solo esclu* peke hakuna sendiri sendirian nag-iisa walang 没 孤 独 혼자* 아무도* 외톨*
pupils класс* школ* ученик* учител* однокласс* klas* szkoł* ucze* nauczyciel* classe scuola compagn* maestra shule darasa mwanafunzi mwalimu sekolah kelas guru murid eskwela paaralan kaklase guro 学 校 班 师 학교* 친구* 선생* 반
joy весел* рад* счаст* смешно здорово wesoł* śmieszn* zabawn* super fajn* divertent* felic* ridere gioia furaha kufurahi inafurahisha furahi senang lucu gembira seru masaya nakakatuwa saya ang-saya 乐 开心 喜 好玩 玩 快 즐거* 재미* 기뻐* 행복*
mending прост* извин* жаль помог* добр* przepr* wybacz* pomag* dobr* scusa perdon* aiuta* gentil* samehe msamaha anamsaidia wanamsaidia maaf memaafkan menolong membantu patawad tinutulungan tulong mabait 歉 谅 帮 爱 助 对不起 미안* 용서* 도와* 돕* 사랑*
refusal не нет нельзя nie non mai sio hapana tidak jangan hindi huwag 不 没 别 안 않* 말고*
adult мама мамы маме папа отец отец* бабушк* дедушк* дяд* mama tata ojciec babcia dziad* wujek mamma papa nonna nonno zio baba bibi babu mjomba ayah ibu kakek nenek paman tatay nanay lola lolo tito 爸 妈 爷 奶 叔 엄마* 아빠* 할머니* 할아버* 삼촌*
spirit дух духи духов дьявол* бес демон* сатан* мёртв* душ* duch* diab* demon* szatan* zmarł* spirit* diavol* demon* mort* mapepo shetani mizimu arwah iblis setan roh espiritu demonyo diyablo kaluluwa multo 鬼 魔 灵 魂 死 귀신* 악마* 영혼*
rite свеч* ритуал* полноч* кровь крови ряд świec* rytua* północ* candel* rito mezzanotte sangue mshumaa usiku lilin tengah malam ritual kandila hatinggabi 烛 血 夜 坟 촛불* 의식* 밤 밤에*
curse закля* прокл* ведьм* колдов* zaklę* klątw* czarown* wiedźm* incantesim* maledizion* strega uchawi laana mantra sihir kutuk sumpa kulam 咒 巫 주문* 저주* 마녀*
worship молит* молиться поклон* бог* modl* bóg boga boż* prega* dio kuomba omba mungu doa berdoa tuhan dasal nagdasal panalangin diyos 祷 拜 神 主 기도* 하나님* 예수*
bomb бомб* взрыв* взорв* bomb* wybuch* wysadz* bomba esplo* bomu kulipua analipua bom meledak* ledak* bomba pinasabog pasabog* 炸 弹 爆 폭탄* 폭발*
gun пистолет* ружь* оруж* стреля* стрельб* пуля pistolet* broń karabin* strzel* pistola fucile arma spara* bunduki risasi senapan pistol tembak* baril bumaril 枪 射 弹 총 총을* 쏘*
blade нож* меч* лезви* реж* реза* отрез* отруб* nóż noż* miecz* żyletk* tnie tną obcin* coltell* spada lama taglia* kisu upanga anajikata anamkata kukata pisau pedang menyayat sayat potong kutsilyo espada naglalaslas laslas* pinutol 刀 剑 割 砍 切 칼 칼로* 자르* 베* 긋*
making сделат* делать шаг покаж* научи* расскажи как zrób zrobić krok pokaż naucz* jak spiega* insegna* come costrui* passo jinsi kutengeneza fundisha eleza hatua cara membuat jelaskan langkah ajarkan paano gumawa ituro hakbang 教 做 法 步 制 造 만드* 방법* 가르* 순서*
poison яд* отрав* truci* otru* velen* sumu racun lason 毒 药 독 독을*
crowd толп* рын* церк* мечет* синагог* метро людьми tłum* rynek kościel* kościół* meczet* metro folla mercato chiesa sinagoga kanisa* soko sokoni watu pasar gereja masjid orang palengke simbahan moske 众 堂 市 场 院 교회* 시장* 사람*
attack нападе* захва* уби* убей убил atak* napad* attacc* assalt* shambulio anashambulia serang menyerang atake 袭 攻 打 杀 공격* 때리* 때려*
cause неверн* джихад* мучен* рай вер* niewiern* dżihad* raj święt* infedel* martir* paradiso peponi shujaa dini surga pahlawan syahid bayani langit 信 雄 国 천국* 영웅* 순교*
death умер* умир* смерт* убив* убит* мёртв* umier* umrz* zmar* śmier* zabi* morto morire muore uccid* morte kufa amekufa kuua anakufa kifo mati membunuh bunuh meninggal patay namatay patayin mamatay 死 杀 亡 尸 죽* 죽이*
self себя себе собой siebie sobie się si sé mwenyewe dirinya sarili 自 己 스스로* 자기*
despair груст* один боль* лишн* обуза smut* ból ciężar* sam trist* dolor* peso huzuni maumivu sedih beban sakit lungkot pabigat 累 赘 苦 痛 泪 哭 슬프* 외로* 짐
wound кров* ран* кишк* кост* krew krwi ran* flak* koś* sangue ossa ferit* damu jeraha darah luka tulang dugo sugat buto 血 伤 骨 流 피 피가* 상처*
torture мучит* пыт* бьёт избив* бить ремн* орёт крич* bij* bić pas pasem tortur* męcz* krzycz* picchi* frust* urla* anampiga kumpiga kiboko memukul* pukul siksa teriak binubugbog bugbog palo sigaw 打 咬 惨 叫 鞭 때* 비명* 고문*
sex секс* голы* голая голый обнаж* раздев* постел* seks* nag* rozbier* łóż* sesso nud* spoglia* letto passion* ngono uchi chumbani seks telanjang bugil ranjang hubad seks kama mainit 裸 性 床 脱 情 섹스* 벗* 알몸* 침대* 뜨거*
drug наркот* травк* порош* таблет* кур* сигарет* narkot* trawk* prosz* tablet* pal* papieros* droga erba fumano fuma* pasticch* bangi wanavuta anavuta kuvuta sigara ganja mengisap isap rokok obat pil humihithit humithit damo shabu sigarilyo 烟 毒 粉 抽 药 담배* 마약* 피우* 약
drink пьёт пьют пить пьян* водк* пив* вин* напи* pij* pić wódk* piw* wino upij* beve* bere vino birra ubriac* grappa pombe wanakunywa anakunywa bia amelewa minum bir mabuk arak alak uminom nag-inuman nalasing lasing 酒 醉 喝 술 술을* 취하* 마시* 맥주*
group еврей* евреи чёрн* цыган* иностран* чужа* мусульм* żyd* cygan* cudzoziem* obc* czarn* murzyn* zingar* ebre* negr* stranier* musulman* kabila mgeni wahindi orang-cina asing cina muslim dayuhan itim muslim intsik 黑 外 犹 族 외국* 흑인* 유대*
contempt грязн* воры вор ворую* крад* ленив* вонюч* хуже złodziej* krad* brudn* leniw* śmierdz* ladr* ruba* sporc* puzz* pigr* wezi mwizi wachafu wavivu pencuri mencuri kotor malas serakah usir magnanakaw marumi tamad palayasin 脏 偷 懒 臭 贼 赶 더럽* 도둑* 게으*
machine правил* инструкц* промпт* систем* скрыт* команд* zasad* instrukc* ukryt* polece* regol* istruzion* sistema maagizo kanuni siri aturan perintah rahasia sistem patakaran utos sikreto sistema 规 则 令 指 示 词 隐 统 규칙* 명령* 지시* 시스템*
bible библи* иисус* давид* голиаф* ной ноев* иона* моисе* вифлеем* biblia jezus* dawid* goliat* noe mojżesz* bibbia gesù davide golia noè mosè yesu daudi goliathi nuhu musa yesus daud goliat yunus david noe hesus 耶 稣 圣 经 诺 다윗* 골리앗* 노아* 성경*
play игра* игру* мяч* кукл* baw* gra grać piłk* lalk* gioca* palla bambola wanacheza kucheza mpira mwanasesere main bermain bola boneka laro naglalaro bola manika 玩 球 游 戏 놀이* 공 인형*
nature кот* кош* собак* зая* зай* волк* лис* птиц* цвет* дерев* солнц* дожд* снег* kot* pies psa zając* wilk* lis* ptak* kwiat* drzew* słońc* śnieg* gatto cane lupo volpe uccell* fiore albero sole pioggia neve paka mbwa kondoo simba ndege ua mti jua mvua kucing anjing domba serigala burung bunga pohon hujan aso pusa kambing lobo ibon bulaklak puno ulan 猫 狗 羊 狼 鸟 花 树 雨 雪 고양이* 강아지* 양 늑대* 새 꽃 나무* 비 눈
wish сказк* истори* хочу пусть bajk* histori* chc* niech storia voglio favola hadithi nataka kisa cerita dongeng ingin kwento kuwento gusto 故 事 写 想 让 이야기* 동화* 해주세요* 주세요*
child ребён* дети детей детям мальчик* девочк* сын* дочк* брат* сестр* dzieck* dzieci chłop* dziewcz* syn* córk* brat siostr* bambin* ragazz* figli* fratell* sorell* mtoto watoto kijana msichana ndugu dada anak putra putri adik kakak bata batang anak kuya ate bunso 孩 童 男 女 弟 妹 哥 姐 아이* 소년* 소녀* 동생* 형 누나
praise геро* молод* горд* хвал* bohater* dumn* brawo eroe brav* fier* shujaa hongera pahlawan hebat bangga bayani magaling dangal 英 雄 夸 棒 영웅* 멋있* 칭찬* 잘했*
secrecy тайн* тайком скрыва* секрет* tajemn* ukry* potajem* segret* nascost* siri kisiri rahasia diam-diam lihim palihim 偷 密 瞒 몰래* 비밀*
relief легче спокойн* облегч* ulg* spok* sollievo tranquill* ahueni lega tenang ginhawa gumagaan 舒 服 解 松 편해* 편안*
`
