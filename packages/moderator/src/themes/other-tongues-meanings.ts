import type { ModerationCategory } from '../moderation-category.ts'
import { plainText } from '../normalise/plain-text.ts'
import type { PhraseRule } from '../theme.ts'
import { phrase } from '../words/phrase.ts'
import type { Lexicon } from '../words/word-group.ts'

/** Words of a language as they stand in a text that is read: in plain small letters; underscores join them. */
const inPlainLetters = (list: string): string[] =>
  plainText(list)
    .text.toLowerCase()
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('_', ' '))

/**
 * Who, what is done and what is said of it, language after language: Spanish, Portuguese, French, German and Dutch, Italian, Polish, Swahili,
 * Indonesian, Tagalog, Russian, Ukrainian. What they mean together is declined; a word that has an everyday sense beside it (to beat is to
 * clap, too) is left out.
 */
const lexicon: Lexicon = {
  harm: inPlainLetters(`
    mata matan mató matar matando tortura torturan torturar torturando apalea ahoga ahogan ahogando apuñala apuñalan apuñalando degüella degollando maltrata despelleja estrangula
    matam matou espanca espancam espancando afoga afogam afogando esfaqueia esfaqueiam esfaqueando degola decepa tortura torturam
    tue tuent tuer tuant torturent torturer tabasse tabassent noie noient égorge égorgent égorger poignarde poignardent étrangle étranglent massacre massacrent
    tötet töten tötete quält quälen quälte foltert foltern verprügelt prügelt ertränkt ertränken erwürgt erwürgen ersticht erstechen metzelt köpft enthauptet zündet_den_hund verbrennt_die doodt martelt vermoordt
    uccide uccidono uccidere torturano picchiano annega annegano accoltella accoltellano strangola sgozza ammazza ammazzano massacra
    zabija zabijają zabijać torturuje torturują dźga dusi duszą morduje mordują męczy męczą podrzyna katuje
    anaua wanaua anatesa wanatesa kumtesa anachinja_watu anawachinja anamchoma kuwaua
    membunuh menyiksa memukuli menenggelamkan menusuk memenggal mencekik menggorok membantai
    pinapatay pinatay papatayin tinotorture binubugbog sinasaksak pinahihirapan pinugutan
    убивает убивают убивать убил мучает мучают мучить пытает пытают избивает избивают душит душат режет_людей казнит казнят
    вбиває вбивають вбивати вбив мучить мучать катує катують душить душать страчує`),
  relish: inPlainLetters(`
    riéndose riendo y_se_ríe y_se_ríen por_diversión por_gusto disfruta_mientras y_disfruta feliz_de_hacerlo a_carcajadas
    rindo e_ri e_riem por_diversão por_prazer se_divertindo gargalhando e_se_diverte
    en_riant en_rigolant par_plaisir et_rit et_rigole pour_s_amuser en_souriant et_ricane
    lachend und_lacht und_lachen und_grinst zum_spaß aus_spaß genüsslich und_kichert mit_freude und_klatscht
    ridendo e_ride e_ridono per_divertimento per_gioco e_sorride
    śmiejąc_się i_się_śmieje i_śmieje_się dla_zabawy ze_śmiechem z_uśmiechem jaka_to_frajda
    akicheka wakicheka na_kucheka kwa_furaha huku_akicheka kwa_raha
    sambil_tertawa sambil_tersenyum demi_kesenangan untuk_kesenangan sambil_ketawa untuk_bersenang
    habang_tumatawa habang_nakangiti para_sa_saya habang_tawa nang_nakangiti
    смеясь и_смеётся и_смеются ради_забавы для_забавы с_улыбкой ради_удовольствия и_хохочет со_смехом
    сміючись і_сміється і_сміються заради_забави для_забави з_усмішкою зі_сміхом і_регоче`),
  gore: inPlainLetters(`
    descuartiza descuartizan descuartizado descuartizar desmembra desmembrado desuella destazado ensangrentado ensangrentada baño_de_sangre charco_de_sangre sesos_por
    esquartejado esquartejada esquarteja esquartejar esfola banho_de_sangue poça_de_sangue miolos_espalhados
    éventre éventré éventrer démembre démembré bain_de_sang mare_de_sang gorge_tranchée gorges_tranchées écorché_vif écorche_vif
    blutbad zerstückelt zerstückeln zerfleischt verbluten verblutet ausgeweidet gedärme blutlache aufgeschlitzt abgehackte abgetrennte gehirn_spritzen
    squartato squarta squartava squartare sbudella sbudellato scuoiatore scuoia_vivo bagno_di_sangue pozza_di_sangue gola_tagliata
    poćwiartował poćwiartowany ćwiartuje wypruwa_flaki flaki_na_wierzchu kałuża_krwi rozlew_krwi odrąbana odrąbał
    damu_ikitiririka dimbwi_la_damu memutilasi dimutilasi genangan_darah usus_terburai tinadtad naligo_sa_dugo nilaslas_ang_leeg
    расчленил расчленяет расчленённый лужа_крови кровавая_баня кишки_наружу отрубленная_голова отрубленные_руки резня
    розчленив розчленовує калюжа_крові кривава_баня кишки_назовні відрубана_голова різанина`),
  torn: inPlainLetters(`
    arranca_los_brazos arranque_los_brazos arranca_las_piernas arranca_las_alas arranca_la_cabeza corta_los_dedos lame_la_sangre más_sangre sufra_más que_sufra_más muera_despacio muera_más_despacio
    arranca_os_braços arranca_as_pernas arranca_as_asas arranca_a_cabeça corta_os_dedos lambe_o_sangue mais_sangue sofra_mais queria_ele_sofrendo morte_mais_lenta chacina
    arrache_les_bras arrache_les_ailes arrache_les_jambes arrache_la_tête coupe_les_doigts lèche_le_sang souffre_davantage souffrir_davantage meure_lentement
    reißt_ihm_den_kopf reißt_ihm_die_arme reißt_die_flügel reißt_den_fliegen leckt_das_blut mehr_blut mehr_leiden länger_leiden qualvoll_sterben langsam_sterben gemetzel massaker
    strappa_le_braccia strappa_le_ali strappa_la_testa taglia_le_dita lecca_il_sangue più_sangue soffra_di_più muoia_lentamente
    wyrywa_ręce wyrywa_skrzydła wyrywa_nogi urywa_głowę obcina_palce zlizuje_krew więcej_krwi niech_cierpi niech_dłużej_cierpi rzeź_w
    anakata_vidole damu_zaidi ateseke_zaidi mencabut_sayap memotong_jari menjilat_darah lebih_banyak_darah lebih_menderita pembantaian
    pinuputol_ang_daliri mas_maraming_dugo mas_maghirap
    отрывает_руки отрывает_крылья отрывает_голову отрывает_лапы отрезает_пальцы слизывает_кровь больше_крови пусть_мучается пусть_помучается
    відриває_руки відриває_крила відриває_голову відриває_лапи відрізає_пальці злизує_кров більше_крові нехай_мучиться`),
  torments: inPlainLetters(`
    ahoga quema pisotea estrangula patea despelleja afoga queima chuta pisoteia noie brûle étrangle piétine ertränkt tritt quält verbrennt annega brucia prende_a_calci calpesta
    topi pali kopie dusi podpala anachoma anazamisha anatesa menenggelamkan membakar menendang mencekik menyiksa nilulunod sinusunog sinisipa sinasakal
    топит сжигает пинает душит поджигает мучает топить спалює копає душить підпалює мучить`),
  tamed: inPlainLetters(`
    gatito gatitos gato gatos perrito perritos perro perros conejo pollitos pajarito gatinho gatinhos cachorro cachorrinho coelho passarinho chat chaton chatons chien chiot chiots lapin
    kätzchen katze hund hündchen welpen hamster kaninchen frosch gatto gattino gattini cane cagnolino coniglio kota kotka kocięta kotki psa pieska szczeniaki szczeniaka chomika królika żabę
    paka mbwa kucing anjing kelinci pusa aso kuting tuta котят котенка кота щенка щенков собаку хомяка лягушку кошенят кошеня цуценя жабу`),
  leap: inPlainLetters(`
    salto salta saltar pulo pula pular saut saute sauter sprung springt springen skok skacze skoczyć anaruka kuruka lompat melompat tumalon прыжок прыгает прыгнуть стрибок стрибає`),
  painless: inPlainLetters(`
    nada_duele nada_me_duele nada_dói rien_ne_fait_mal nichts_mehr_weh nichts_tut_mehr_weh niente_fa_più_male nic_już_nie_boli nic_nie_boli ничего_не_болит больше_не_больно нічого_не_болить
    tidak_sakit_lagi wala_nang_sakit`),
  moderator: inPlainLetters(
    'moderador moderator moderateur moderatore moderatora модератор verdict veredicto veredito werdykt вердикт',
  ),
  off: inPlainLetters(`
    desligado desativado apagado desactivado désactivé ausgeschaltet deaktiviert disattivato spento wyłączony przepuść przepuszczaj отключен выключен пропусти вимкнений autorisé autorizado aprobado aprovado`),
  machine: inPlainLetters(`
    mensaje_de_sistema mensaje_del_sistema mensagem_de_sistema mensagem_do_sistema message_système messaggio_di_sistema systemnachricht wiadomość_systemową komunikat_systemowy
    prompt_del_sistema prompt_do_sistema prompt_système prompt_di_sistema prompt_systemowy системное_сообщение системный_промпт системний_промпт pesan_sistem prompt_sistem mensahe_ng_sistema
    keine_richtlinien sin_directrices sem_diretrizes sans_consignes senza_linee_guida bez_wytycznych`),
  oneself: inPlainLetters(`
    hacerse_daño se_hace_daño se_lastima_a_propósito autolesionarse se_autolesiona cortarse_los_brazos se_corta_los_brazos se_corta_en_secreto matarse mejor_sin_mí sin_mí_estarían por_decisión_propia_al_cielo dejar_de_ser_una_carga dejar_de_existir no_quiero_estar_aquí
    se_machuca_de_propósito se_mutila se_automutila se_corta_em_segredo se_corta_para se_cortar_para se_matar melhor_sem_mim deixar_de_ser_um_peso deixar_de_existir não_quero_existir
    se_faire_du_mal se_fait_du_mal_exprès se_mutile se_mutiler se_coupe_les_bras se_coupe_les_veines je_me_pends me_pendre se_tuer mieux_sans_moi cesser_d_exister en_finir_avec_la_vie
    sich_was_antun sich_etwas_antun sich_selbst_verletzen verletzt_sich_selbst sich_umbringen sich_umbringt bringt_sich_um sich_umzubringen endlich_tot_sein tot_sein_will sich_erhängen erhängt_sich das_leben_zu_nehmen das_leben_nehmen besser_ohne_mich schneidet_sich_in_den_arm
    farsi_del_male si_fa_del_male si_ferisce_per uccidersi ammazzarsi la_faccio_finita farla_finita si_taglia_le_braccia si_taglia_i_polsi meglio_senza_di_me smettere_di_esistere
    zabić_się zabija_się powiesić_się wiesza_się okalecza_się okaleczać_się tnie_się skrzywdzić_siebie krzywdzi_siebie śmierć_z_własnej_ręki lepiej_beze_mnie przestać_istnieć
    anajikata_mikono anajidhuru kujidhuru kujinyonga kujikata anajiua bora_bila_mimi
    menyakiti_diri melukai_diri menyayat_lengan menyayat_tangannya mengakhiri_hidup gantung_diri menggantung_diri ingin_mati lebih_baik_tanpa_aku lebih_baik_tanpaku
    magbigti nagbibigti pagpapakamatay hinihiwa_ang_braso naglalaslas maglaslas paglaslas mas_mabuti_kung_wala_ako sana_mamatay_na_ako
    режет_себя режет_руки режет_себе режет_руку порезать_себя причинить_себе_боль причиняет_себе_боль убить_себя убивает_себя повеситься вскрыть_вены наложить_на_себя_руки свести_счёты_с_жизнью лучше_без_меня
    вбити_себе вбиває_себе порізати_себе ріже_собі ріже_себе ріже_руки ріже_вени накласти_на_себе_руки покінчити_з_собою покінчив_з_собою покінчила_з_собою самогубство хочу_померти хоче_померти не_хочу_жити повіситися завдає_собі_болю краще_без_мене`),
  bed: inPlainLetters(`
    gimen_de_placer gemidos_de_placer se_desnuda_para se_desnudan_uno escena_de_cama escena_de_sexo noche_de_pasión se_acuesta_con acostarse_con relaciones_sexuales sexo_explícito striptease
    transam transou transar transando gemem_de_prazer se_despe_para tira_a_roupa_para cena_de_cama cena_de_sexo noite_de_paixão relações_sexuais fazem_sexo fazendo_sexo
    gémissent_de_plaisir gémissent_sous_les_draps nuit_torride soirée_libertine partie_fine se_déshabille_pour scène_de_lit scène_de_sexe rapports_sexuels couchent_ensemble elle_couche_avec seins_à_l_air
    oben_ohne stöhnen_im_bett stöhnt_im_bett stöhnt_vor_lust sexszene bettszene zieht_sich_für_ihn_aus zieht_sich_vor_ihm_aus vögelt bumsen bumst liebesnacht
    fanno_sesso facciano_sesso fa_sesso sesso_sotto sesso_con sesso_esplicito scena_di_sesso scena_di_letto notte_di_passione si_spoglia_per gemono_di_piacere vanno_a_letto_insieme rapporti_sessuali spogliarello
    kochają_się_nago rozbiera_się_dla rozbiera_się_przed scena_łóżkowa scenę_łóżkową scena_erotyczna jęczą_z_rozkoszy noc_namiętności bzykają
    wanafanya_mapenzi bercinta adegan_ranjang adegan_seks adegan_panas hubungan_intim berhubungan_badan berhubungan_seks nagtatalik pagtatalik hubaran maghubaran
    занимаются_сексом заниматься_сексом занялись_сексом постельная_сцена постельную_сцену эротическая_сцена эротическую_сцену раздевается_перед_ним раздевается_для_него стриптиз ночь_страсти
    займаються_сексом займатися_сексом постільна_сцена постільну_сцену еротична_сцена еротичну_сцену роздягається_перед_ним ніч_пристрасті`),
  highs: inPlainLetters(`
    fuma_porros fuman_porros un_porro los_porros esnifa esnifan esnifar drogado drogados se_droga
    chapado_de chapados_de um_baseado baseados cheira_pó cheirando_pó cheiram_pó dá_pó
    fume_un_joint fument_un_joint mettez_un_joint un_joint_à des_joints sniffe sniffent de_la_coke défoncé défoncée du_cannabis
    kifft kiffen bekifft gekifft crystal_meth raucht_crystal kokst koksen drogendealer
    spacciatore spacciatori spaccia fuma_erba fumare_erba fumano_erba sniffa sniffare sniffano strafatto
    wącha_klej wąchać_klej wąchają_klej diler dilera ćpa ćpać ćpają pali_trawkę palą_trawkę jara_trawkę na_haju narkotyki narkotyków
    dawa_za_kulevya mihadarati anavuta_bangi wanavuta_bangi kuvuta_bangi
    narkoba nyabu ngelem mengisap_ganja menghisap_ganja mabuk_lem nagdodroga tumitira_ng_damo humihithit_ng_rugby
    наркотики наркотиков наркотик кокаин нюхает_клей нюхают_клей курит_травку курят_травку под_кайфом
    наркотиків кокаїн нюхає_клей нюхають_клей курить_травку курять_травку під_кайфом`),
  curse: inPlainLetters(`
    los_putos_animales me_cago_en hostia_puta de_los_cojones cojones que_porra porra_de fait_chier me_fais_chier me_faire_chier va_chier
    beschissen beschissene beschissener fanculo porco_dio che_palle rompere_le_palle pieprzenia pieprzony pieprzona pieprzone
    bangsat bajingan ngentot goblok memek kontol нахуй нахуя похуй ебаный ебал заебал мудак мудаки говно хуйня долбоеб ублюдок єбать їбати гівно довбойоб`),
  group: inPlainLetters(`
    gitanos judíos moros inmigrantes extranjeros refugiados musulmanes árabes sudacas rumanos venezolanos haitianos indígenas
    ciganos judeus imigrantes estrangeiros muçulmanos nordestinos nordestino favelados haitianos
    arabes noirs juifs gitans immigrés étrangers réfugiés musulmans maghrébins
    ausländer türken juden zigeuner flüchtlinge araber syrer asylanten schwarzen behinderte behinderten schwule schwulen moslems muslime vluchtelingen buitenlanders joden marokkanen moslims zigeuners
    zingari rom negri ebrei immigrati stranieri extracomunitari arabi musulmani albanesi profughi terroni
    żydzi żydów cyganie cyganów uchodźcy uchodźców imigranci imigrantów murzyni murzynów muzułmanie ukraińcy ukraińców
    wahindi waarabu wakimbizi wahamiaji wasomali
    orang_cina yahudi pengungsi imigran orang_papua kafir pendatang
    intsik bumbay dayuhan badjao mga_negro mga_muslim
    евреи цыгане чурки хачи негры беженцы мигранты приезжие таджики узбеки мусульмане инвалиды
    євреї цигани негри біженці мігранти приїжджі мусульмани`),
  foul: inPlainLetters(`
    ladrones sucios vagos apestan huelen_mal roban ratas basura plaga inferiores parásitos asquerosos fuera_de_aquí
    ladrões sujos preguiçosos preguiçoso fedem roubam ratos lixo praga imundos
    voleurs sales paresseux puent volent rats ordures vermine racaille parasites inférieurs n_aime_pas
    stinken dreckig faul diebe klauen ratten ungeziefer abschaum pack gesindel parasiten minderwertig schmarotzer vieze smerige dieven uitschot ongedierte raus
    ladri sporchi puzzano rubano pigri feccia topi parassiti inferiori schifosi
    złodzieje kradną śmierdzą brudni leniwi szczury robactwo hołota pasożyty brud
    wezi wachafu wanaiba wananuka wavivu takataka wafukuzwe
    pencuri maling kotor bau malas sampah hama licik
    magnanakaw marurumi marumi mabaho tamad salot basura
    воры воруют вонючие воняют грязные ленивые крысы отбросы паразиты понаехали тупые
    злодії крадуть смердять брудні ледачі щури паразити дурні`),
  polish: inPlainLetters(`
    do jest się nie przez dla moja nasza każda krzyżowa mleczna długa daleka kręta babciu mamo siostro ciociu pani jak gdzie pod przed domu nieba betlejem jezus pan która była będzie prowadzi oraz jego jej ich ku wiedzie polna leśna prosta moje nasze wszyscy`),
  away: inPlainLetters(`
    fuera_los fuera_con_los echen_a_los echar_a_los fora_com_os dehors_les à_la_porte_les mal_vient_des trop_de weg_mit_den weg_mit weg_met_die weg_met zu_viele fuori_gli fuori_i precz_z won_z za_dużo usir
    palayasin_ang wafukuzwe вон_отсюда гнать геть_звідси геть`),
}

const meanings: Partial<Record<ModerationCategory, readonly string[]>> = {
  profanity: ['<curse>'],
  violence: ['<gore>', '<torn>', '<harm> ~7 <relish>', '<relish> ~4 <harm>', '<torments> ~2 <tamed>'],
  'self-harm': ['<oneself>', '<leap> ~5 <painless>'],
  sexual: ['<bed>'],
  drugs: ['<highs>'],
  'prompt-injection': ['<machine>', '<moderator> ~3 <off>'],
  hate: ['<group> ~3 <foul>', '<foul> ~2 <group>', '<away> ~1 <group>'],
}

/** A road, and dear, in Polish: there the word is known by its neighbours. */
const everyday: Partial<Record<ModerationCategory, readonly { find: string; unless: string }[]>> = {
  drugs: [{ find: 'droga', unless: '<polish>' }],
}

/** What no single word says, and words that came after those of other-tongues.ts. */
export function meaningsInOtherTongues(category: ModerationCategory): PhraseRule[] {
  const compiled = (source: string) => phrase(source, lexicon)
  const found = meanings[category]?.map(compiled)
  return [
    ...(found ? [{ find: found, unless: [] }] : []),
    ...(everyday[category] ?? []).map(({ find, unless }) => ({
      find: [compiled(find)],
      unless: [compiled(unless)],
    })),
  ]
}
