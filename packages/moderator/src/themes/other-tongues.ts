import type { ModerationCategory } from '../moderation-category.ts'
import { plainText } from '../normalise/plain-text.ts'
import type { PhraseRule, ShapeRule } from '../theme.ts'
import { phrase } from '../words/phrase.ts'

/**
 * The worst of each theme in the languages most spoken in churches besides English: whole phrases rather than words, and no word that is
 * everyday in English or in another of these languages. Underscores join words.
 */
const inLetters: Partial<Record<ModerationCategory, string>> = {
  profanity:
    'mierda joder puta putas hijo_de_puta hijueputa gilipollas cabron cabrones pendejo pendejos cono_de_tu_madre chinga_tu_madre chingada chingado la_concha_de_tu_madre vete_a_la_mierda ' +
    'caralho filho_da_puta puta_que_pariu foda_se fodase vai_se_foder vai_tomar_no_cu cuzao arrombado buceta ' +
    'putain merde salope connard connasse enculé encule nique_ta_mere fils_de_pute ta_gueule va_te_faire_foutre bordel_de_merde ' +
    'scheiße scheisse scheiß scheiss arschloch arschlöcher fick_dich verfickt ficken hurensohn hurensöhne wichser fotze schlampe missgeburt leck_mich_am_arsch verpiss_dich ' +
    'cazzo che_cazzo stronzo stronza stronzi vaffanculo figlio_di_puttana puttana porca_puttana merda coglione coglioni troia_di_merda ' +
    'kurwa kurwy kurwo skurwysyn skurwysynu spierdalaj wypierdalaj jebany jebać pierdol pierdole pierdolę pierdolony chuju chuj_ci ' +
    'kuma_mama_yako kuma_mayo mama_yako_kuma msenge malaya_wewe mavi_yako ' +
    'putangina putang_ina putang_ina_mo tangina gago_ka tarantado ulol punyeta pakyu kupal hayop_ka bobo_mo ' +
    'ssibal shibal ssi_bal gaesaekki gae_saekki byeongsin byungshin jiral_hane ' +
    'cao_ni_ma ta_ma_de tamade sha_bi shabi_ni wangbadan hun_dan_ni ' +
    'блядь сука_блядь хуй пиздец ебать блять',
  violence:
    'te_voy_a_matar lo_voy_a_matar la_voy_a_matar voy_a_matarte le_corto_el_cuello lo_apuñaló la_apuñaló le_cortó_la_cabeza ' +
    'vou_te_matar vou_matar_você esfaqueou_o esfaqueou_a cortou_a_cabeça_dele ' +
    'je_vais_te_tuer je_te_tue je_vais_le_tuer il_l_a_poignardé poignarda_la_fille lui_coupa_la_tête je_vais_te_crever ' +
    'ich_bringe_dich_um ich_bring_dich_um ich_töte_dich ich_werde_dich_töten ich_stech_dich_ab stach_ihm_in_die_brust stach_ihr_in_die_brust schlug_sie_tot schlug_ihn_tot schnitt_ihm_die_kehle ' +
    'ti_ammazzo ti_uccido ti_ucciderò lo_accoltellò la_accoltellò gli_tagliò_la_gola ' +
    'zabiję_cię zabije_cie poderżnę_ci_gardło dźgnął_go_nożem dźgnął_ją_nożem ' +
    'nitakuua ninakuua nitamuua_wewe alimchoma_kisu ' +
    'papatayin_kita papatayin_ko_siya sinaksak_niya saksakin_kita ' +
    'jugyeo_beorinda jugeo_beorinda wo_yao_sha_le_ni sha_le_ni wo_sha_le_ni ' +
    'arranca_los_ojos arrancó_los_ojos arrancarle_los_ojos le_corta_el_cuello le_cortó_el_cuello arranca_os_olhos arrancou_os_olhos corta_o_pescoço cortou_o_pescoço lui_tranche_la_gorge lui_arrache_les_yeux lui_crève_les_yeux ' +
    'schneidet_ihm_die_kehle schneidet_ihr_die_kehle gli_taglia_la_gola le_taglia_la_gola gli_strappa_gli_occhi gli_cava_gli_occhi podrzyna_gardło poderżnął_gardło wydłubuje_oczy ' +
    'alimkata_shingo anamkata_shingo anamchinja_rafiki alimchinja_rafiki alimchoma_rafiki kubunuh_kau aku_akan_membunuhmu menggorok_leher ' +
    'перерезал_горло перережет_горло перерезает_горло перерезала_горло выколол_глаза выкалывает_глаза я_тебя_убью убью_тебя',
  'self-harm':
    'quiero_matarme me_quiero_matar me_quiero_morir quiero_morir quiero_morirme no_quiero_vivir suicidarse suicidarme se_suicidó suicidio me_corto_los_brazos me_corto_las_venas se_cortó_las_venas ' +
    'quero_me_matar quero_morrer vou_me_matar não_quero_mais_viver não_quero_viver suicídio se_matou cortar_os_pulsos me_corto_com ' +
    'je_veux_mourir je_veux_me_tuer me_suicider se_suicider se_suicida suicidaire je_veux_en_finir s_ouvrir_les_veines je_ne_veux_plus_vivre ' +
    'ich_will_sterben ich_will_mich_umbringen ich_bringe_mich_um umbringen_will selbstmord suizid sich_das_leben_nehmen nahm_sich_das_leben ich_ritze_mich ritzt_sich sich_ritzen ich_will_nicht_mehr_leben will_nicht_mehr_leben die_pulsadern ' +
    'voglio_morire voglio_uccidermi mi_voglio_ammazzare suicidarsi mi_suicido si_suicidò non_voglio_più_vivere tagliarsi_le_vene mi_taglio_le_braccia ' +
    'chcę_umrzeć chcę_się_zabić samobójstwo nie_chcę_żyć nie_chce_mi_się_żyć tnę_się podciąć_sobie_żyły ' +
    'nataka_kufa nataka_kujiua kujiua alijiua sitaki_kuishi ' +
    'gusto_ko_nang_mamatay gusto_kong_mamatay magpakamatay nagpakamatay magpapakamatay ayoko_nang_mabuhay ' +
    'jukgo_sipeo jukgo_sipda jasalhago wo_xiang_si zisha_ba xiang_zisha ' +
    'se_quita_la_vida quitarse_la_vida quitarme_la_vida se_quitó_la_vida cortarse_las_venas tirar_a_própria_vida tirou_a_própria_vida mettre_fin_à_ses_jours se_donner_la_mort se_scarifier se_scarifie togliersi_la_vita si_tolse_la_vita ' +
    'das_ritzen_bitte dem_ritzen_bitte mit_dem_ritzen beim_ritzen sich_zu_ritzen ' +
    'se_jette_du_pont_pour se_jeta_du_pont_pour se_tira_del_puente_para si_butta_dal_ponte_per springt_von_der_brücke_um pula_da_ponte_para ' +
    'odebrać_sobie_życie odebrała_sobie_życie odebrał_sobie_życie robi_sobie_krzywdę kujitoa_uhai alijitoa_uhai saktan_ang_sarili sinasaktan_ang_sarili bunuh_diri menyayat_tangan ' +
    'покончить_с_собой покончил_с_собой покончила_с_собой самоубийство не_хочу_жить хочу_умереть режет_вены резать_вены',
  sexual:
    'porno pornografia pornografía follar follando follaron tener_sexo tuvieron_sexo hacer_el_amor hicieron_el_amor desnudarse_para_él tetas chupame mamada pechos_desnudos ' +
    'fazer_sexo fizeram_sexo transaram foder fodendo boquete peitos_nus punheta fizeram_amor ' +
    'faire_l_amour firent_l_amour baiser_la_fille coucher_avec_elle_nue sexe_oral bander_pour partouze branlette seins_nus ' +
    'geschlechtsverkehr sex_haben hatten_sex sex_mit nackte_brüste titten schwanz_lutschen blasen_lassen sie_schliefen_miteinander wichsen ' +
    'fare_sesso fecero_sesso fare_l_amore fecero_l_amore pompino tette_nude scopare_con ' +
    'uprawiać_seks uprawiali_seks seks ruchać ruchali pieprzyć cycki obciągać ' +
    'ngono kufanya_mapenzi walifanya_mapenzi kutombana kutomba uchi_wa_mnyama ' +
    'kantutan kantot kinantot nagtalik magtalik jakol iyot hubo_t_hubad ' +
    'sekseu yadong seks_video zuo_ai seqing ' +
    'haciendo_el_amor hacen_el_amor escena_de_sexo escenas_de_sexo fazem_amor fazer_amor fazendo_amor cena_de_sexo font_l_amour faisant_l_amour scène_de_sexe fanno_l_amore facendo_l_amore scena_di_sesso ' +
    'reizwäsche sexszene erotische_szene uprawiają_seks scena_seksu wanafanya_mapenzi anafanya_mapenzi nagtatalik berhubungan_seks hubungan_seks ' +
    'секс сексом сексе секса сексуальная сексуальную занимаются_любовью занимались_любовью эротика эротику эротический эротическую голая_женщина',
  drugs:
    'cocaína marihuana heroína fumar_hierba fumar_porros drogarse se_drogan drogas emborracharse_juntos borrachera ' +
    'maconha cocaína fumar_maconha drogas cheirar_pó bêbado_de_cachaça ' +
    'cocaïne drogue drogues fumer_un_joint fumer_du_cannabis se_droguer ivre_mort se_bourrer_la_gueule ' +
    'kokain drogen kiffen kiffte bekifft haschisch marihuana betrunken_bis besoffen sich_besaufen komasaufen joint_rauchen rauchten_einen_joint ' +
    'cocaina eroina drogarsi fumare_una_canna spinello ubriacarsi ubriachi_fradici ' +
    'kokaina narkotyki narkotyków marihuanę palić_trawkę naćpany pijany_w_sztok upić_się ' +
    'bangi_na kuvuta_bangi madawa_ya_kulevya kokeini amelewa_chakari ' +
    'shabu marijuana humithit_ng_damo nag_shabu lasing_na_lasing ' +
    'mayak_eul dama_reul xi_du ' +
    'pastillas_de_éxtasis pastillas_de_extasis pastilhas_de_ecstasy wavute_bangi bangi_ni bangi_ya_kulevya ' +
    'cheirando_cola cheirar_cola cheira_cola piwko_dla_przedszkolaka piwo_dla_dzieci ' +
    'narkoba ganja наркотики наркотик кокаин марихуана марихуану',
  hate:
    'negro_de_mierda negros_de_mierda sudaca sudacas moros_de_mierda maricón maricones maricon_de_mierda judíos_de_mierda fuera_los_inmigrantes ' +
    'macaco_preto preto_imundo viado_de_merda bicha_nojenta volta_pra_africa ' +
    'sale_nègre sales_nègres sale_arabe sales_arabes bougnoule bougnoules sale_juif sales_juifs sale_pédé sales_noirs les_étrangers_dehors mort_aux_juifs ' +
    'ausländer_raus auslaender_raus juden_raus heil_hitler sieg_heil neger nigger kanake kanaken judensau scheiß_ausländer dreckige_zigeuner schwuchtel untermensch untermenschen vergast_sie ' +
    'negro_di_merda negri_di_merda sporco_negro sporchi_negri sporco_ebreo frocio_di_merda froci zingari_di_merda terrone_di_merda ' +
    'brudny_żyd żydzi_do_gazu pedał_jebany pedały_do ciapaty ciapate czarnuch czarnuchy polska_dla_polaków ' +
    'bakla_ka_ng_salot negro_ka intsik_baboy ' +
    'washenzi_wote wahindi_wezi jjangkkae heukhyeong_kkamdungi ' +
    'schwarze_sind_dümmer schwarze_sind_dumm schwarze_sind_faul preto_não_presta pretos_não_prestam los_negros_son_tontos les_noirs_sont_bêtes i_neri_sono_stupidi ' +
    'жид жиды жидов ниггер ниггеры dasar_cina cina_babi',
  terror:
    'bandiera_dell_isis bandera_del_isis bandera_de_isis drapeau_de_daech fahne_des_is der_kleine_attentäter ' +
    'viva_isis allahu_akbar_boom guerra_santa_contra atentado_suicida terrorista_suicida bomba_en_la_iglesia bomba_en_la_escuela poner_una_bomba ' +
    'homem_bomba atentado_terrorista colocar_uma_bomba bomba_na_igreja bomba_na_escola ' +
    'attentat_suicide kamikaze_de_dieu poser_une_bombe une_bombe_dans_l_église mort_aux_infidèles ' +
    'selbstmordattentat selbstmordattentäter bombe_in_der_kirche bombe_in_der_schule sprengstoffgürtel heiliger_krieg_gegen amoklauf amokläufer tod_den_ungläubigen ' +
    'attentato_suicida una_bomba_in_chiesa una_bomba_a_scuola morte_agli_infedeli ' +
    'zamach_samobójczy zamachowiec bomba_w_kościele bomba_w_szkole podłożyć_bombę ' +
    'bomu_kanisani kulipua_kanisa kulipua_shule gaidi_shujaa pasabugin_ang_simbahan pasabugin_ang_paaralan bomba_sa_simbahan bomba_sa_eskwela',
  weapons:
    'cómo_hacer_una_bomba cómo_fabricar_una_bomba como_hacer_una_bomba cómo_hacer_una_pistola como_fazer_uma_bomba como_fabricar_uma_bomba como_fazer_uma_arma comment_fabriquer_une_bombe comment_faire_une_bombe ' +
    'wie_man_eine_bombe bombe_bauen bomben_bauen waffe_bauen rohrbombe molotowcocktail come_costruire_una_bomba come_fare_una_bomba jak_zbudować_bombę jak_zrobić_bombę zrobić_bombę ' +
    'comment_fabriquer_l_explosif fabriquer_l_explosif fabriquer_un_explosif fabricar_el_explosivo sprengstoff_herstellen ' +
    'fabricó_una_granada fabricar_una_granada hacer_una_granada fabrica_una_granada fabricar_uma_granada ' +
    'jinsi_ya_kutengeneza_bomu kutengeneza_bomu paano_gumawa_ng_bomba gumawa_ng_bomba gumawa_ng_baril',
  'eating-disorders':
    'dejar_de_comer_para_ser_delgada vomitar_después_de_comer demasiado_gorda_para parar_de_comer_para_emagrecer vomitar_depois_de_comer gorda_demais_para ne_plus_manger_pour_maigrir se_faire_vomir trop_grosse_pour ' +
    'kotzen_macht_schlank ' +
    'nichts_essen_um_dünn finger_in_den_hals zu_fett_für smettere_di_mangiare_per_dimagrire vomitare_dopo_mangiato troppo_grassa_per przestać_jeść_żeby_schudnąć wymiotować_po_jedzeniu za_gruba_na',
  occult:
    'sesión_de_espiritismo sesion_espiritista séance_de_spiritisme séance_spirite sessão_espírita seance_abhalten geisterbeschwörung wywoływanie_duchów seans_spirytystyczny спиритический_сеанс спіритичний_сеанс ouija tabla_ouija invocar_al_diablo invocar_demonios adorar_a_satanás pacto_con_el_diablo magia_negra invocar_o_diabo adorar_satanás pacto_com_o_diabo magia_negra macumba_contra invoquer_le_diable invoquer_les_esprits adorer_satan pacte_avec_le_diable magie_noire ' +
    'teufel_beschwören dämonen_beschwören satan_anbeten gläserrücken pakt_mit_dem_teufel schwarze_magie evocare_il_diavolo adorare_satana patto_col_diavolo seduta_spiritica wywoływać_duchy pakt_z_diabłem czarna_magia wzywać_szatana ' +
    'maledizione_per_la maledizione_contro_la наведёт_порчу навести_порчу наводит_порчу наведи_порчу echar_un_mal_de_ojo_a ' +
    'kuabudu_shetani uchawi_wa_kumloga mganga_alimloga sambahin_si_satanas kulam_sa mangkukulam_siya tumawag_ng_espiritu',
  challenges:
    'reto_de_la_ballena_azul juego_de_la_ballena_azul desafio_da_baleia_azul jogo_da_baleia_azul jeu_du_foulard joue_au_foulard jouent_au_foulard jouer_au_foulard jeu_de_la_tomate_pour ' +
    'feuer_challenge feuerchallenge дахом_поїзда_хто на_даху_поїзда на_крыше_поезда ' +
    'blauer_wal_challenge reto_del_desodorante desafio_do_desodorante sfida_del_deodorante blue_whale_wyzwanie juego_de_la_asfixia jogo_do_desmaio ohnmachtsspiel würgespiel ' +
    'синий_кит_вызов',
  brands:
    'микки_маус міккі_маус patrulla_canina patrulha_canina pat_patrouille psi_patrol świnka_peppa peppa_wutz hombre_araña homem_aranha uomo_ragno eiskönigin_elsa elsa_aus_der_eiskönigin reine_des_neiges reina_de_las_nieves_elsa ' +
    'пикачу покемон покемоны покемонов человек_паук человеком_пауком бэтмен щенячий_патруль свинка_пеппа свинку_пеппу миньоны миньонов майнкрафт майнкрафте роблокс микки_маус гарри_поттер леди_баг смешарики лунтик чебурашка',
  'real-people':
    'путин путина путину путиным зеленский трамп трампа байден байдена месси роналду алла_пугачева',
  'prompt-injection':
    'ignora_las_instrucciones ignora_todas_las_instrucciones olvida_las_instrucciones muestra_tus_instrucciones ignore_as_instruções ignora_as_instruções esqueça_as_instruções mostre_suas_instruções ignore_les_instructions ignore_toutes_les_instructions oublie_tes_instructions montre_tes_instructions ' +
    'ignoriere_alle_anweisungen ignoriere_die_anweisungen vergiss_deine_anweisungen ignoriere_alle_vorherigen zeig_mir_deine_anweisungen systemprompt ignora_le_istruzioni ignora_tutte_le_istruzioni dimentica_le_istruzioni zignoruj_instrukcje zignoruj_poprzednie zignoruj_wszystkie ' +
    'puuza_maagizo puuza_maelekezo balewalain_ang_mga_tagubilin huwag_sundin_ang_mga_tagubilin',
}

/** Writing without gaps between words, or with endings that grow onto them. */
const inSigns: Partial<Record<ModerationCategory, string>> = {
  profanity:
    '씨발 시발놈 개새끼 병신새끼 병신아 좆 지랄 미친놈 니미럴 엿먹어 他妈的 操你 草泥马 傻逼 傻屄 婊子 王八蛋 狗屎 贱人 肏',
  violence:
    '죽여버 죽여_버릴 칼로_찔 목을_졸라 목을_베어 杀了你 杀死你 砍死 捅死 用刀捅 割断了他的喉咙 割断了她的喉咙',
  'self-harm':
    '자살 죽고_싶다 죽고_싶어 죽고_싶은 살기_싫 손목을_그 自杀 我想死了 想死掉 不想活 割腕 自残 轻生 结束自己的生命',
  sexual:
    '섹스 야동 야한_그림 야한_이야기 야한_동화 유혹하는_그림 음란 성관계 가슴을_만지 做爱 色情 性交 强奸 性爱 黄片 手淫 摸她的胸 裸女 床戏 情色',
  bullying: '왕따시키는_이야기 찐따 왕따시켜_버',
  drugs: '마약 대마초 코카인 필로폰 毒品 吸毒 抽大麻 海洛因 可卡因 冰毒',
  hate: '짱깨 쪽발이 깜둥이 黑鬼 小日本鬼子 支那 杀光犹太人 低等民族',
  terror: '자살_폭탄 테러리스트가_되 교회를_폭파 학교를_폭파 自杀式袭击 炸教堂 炸学校 炸掉学校 炸掉教堂 圣战',
  weapons: '폭탄_만드는 폭탄을_만드 총을_만드 制造炸弹 怎么做炸弹 自制炸弹 制作炸弹 自制枪',
  'eating-disorders': '먹고_토하 굶어서_날씬 吃完就吐 催吐 饿瘦 绝食减肥',
  brands:
    '피카츄 포켓몬 뽀로로 겨울왕국 스파이더맨 배트맨 마인크래프트 로블록스 미키_마우스 해리_포터 皮卡丘 宝可梦 小猪佩奇 蜘蛛侠 蝙蝠侠 冰雪奇缘 奥特曼 米老鼠 哈利波特 汪汪队 迪士尼 ピカチュウ ポケモン アンパンマン ドラえもん',
  'real-people':
    '김연아 손흥민 방탄소년단 블랙핑크 유재석 트럼프 바이든 푸틴 习近平 特朗普 拜登 普京 梅西 姚明 泰勒斯威夫特 周杰伦',
  occult: '위자보드 악마를_소환 사탄_숭배 흑마술 召唤恶魔 召唤魔鬼 通灵板 碟仙 拜撒旦 巫毒',
  'prompt-injection':
    '지시를_무시 지시_무시 시스템_프롬프트 忽略之前的 忽略所有指令 忽略以上 系统提示词 忽略你的指令',
}

/** How the words of another language stand in a text that is read. */
const asRead = (words: string): string => plainText(words).text.toLowerCase()

export function phrasesInOtherTongues(category: ModerationCategory): PhraseRule[] {
  const list = inLetters[category]
  if (!list) return []
  const find = [...new Set(asRead(list).split(' '))].map((source) => phrase(source, {}))
  return [{ find, unless: [] }]
}

/** Where words grow together, parts of them are looked for; an underscore is a gap that may be left out. */
export function shapesInOtherTongues(category: ModerationCategory): ShapeRule[] {
  const list = inSigns[category]
  if (!list) return []
  const parts = asRead(list)
    .split(' ')
    .map((part) => part.replaceAll('_', '\\s?'))
  return [{ find: new RegExp(parts.join('|'), 'gu'), reads: 'plain' }]
}
