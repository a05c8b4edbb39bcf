import { words } from '../words/word-group.ts'

/** Names by which only one living person is meant, also where they stand alone. */
export const knownByOneName: readonly string[] = words(
  'beyonce rihanna adele drake_the_rapper shakira eminem zendaya ronaldo messi neymar mbappe haaland trump obama biden putin zelensky zelenskyy zelenskiy macron merkel netanyahu erdogan ' +
    'kardashian kardashians mrbeast mr_beast pewdiepie markiplier logan_paul ishowspeed kai_cenat dua_lipa billie_eilish ariana_grande taylor_swift tayler_swift tylor_swift taylorswift swifties bieber kanye lizzo bad_bunny doja_cat ' +
    'oprah ellen_degeneres j_k_rowling jk_rowling rowling elon_musk musk_the zuckerberg bezos bill_gates jeff_bezos djokovic nadal federer lebron shaquille simone_biles usain_bolt lewis_hamilton verstappen ibrahimovic mourinho ' +
    'guardiola klopp beckham greta_thunberg malala jojo_siwa blippi ms_rachel miss_rachel sheeran gaga lady_gaga blackpink bts olivia_rodrigo sabrina_carpenter harry_styles timothee_chalamet schwarzenegger dicaprio',
)

/** First and last names of living people, as they are written together. */
export const livingPeople: readonly string[] = words(
  'donald_trump joe_biden barack_obama michelle_obama kamala_harris hillary_clinton bill_clinton george_w_bush jd_vance melania_trump ivanka_trump bernie_sanders nancy_pelosi ron_desantis gavin_newsom marco_rubio ' +
    'vladimir_putin volodymyr_zelensky emmanuel_macron olaf_scholz angela_merkel friedrich_merz keir_starmer rishi_sunak boris_johnson nigel_farage theresa_may tony_blair giorgia_meloni ursula_von_der_leyen xi_jinping kim_jong_un narendra_modi justin_trudeau ' +
    'jair_bolsonaro lula_da_silva javier_milei pedro_sanchez viktor_orban donald_tusk benjamin_netanyahu bongbong_marcos rodrigo_duterte samia_suluhu william_ruto cyril_ramaphosa ' +
    'king_charles prince_william prince_harry kate_middleton princess_kate meghan_markle queen_camilla prince_george_of_wales princess_charlotte_of_wales pope_francis pope_leo pope_leo_xiv dalai_lama billy_graham_jr franklin_graham joel_osteen rick_warren ' +
    'bishop_barron kenneth_copeland steven_furtick td_jakes joyce_meyer max_lucado john_piper francis_chan ' +
    'elon_musk mark_zuckerberg jeff_bezos bill_gates tim_cook sam_altman richard_branson warren_buffett ' +
    'taylor_swift ed_sheeran justin_bieber selena_gomez ariana_grande billie_eilish katy_perry miley_cyrus lady_gaga britney_spears bruno_mars harry_styles dua_lipa olivia_rodrigo sabrina_carpenter nicki_minaj cardi_b kanye_west ' +
    'jay_z snoop_dogg paul_mccartney elton_john mick_jagger bob_dylan bruce_springsteen dolly_parton celine_dion shawn_mendes post_malone chappell_roan travis_kelce kim_kardashian kylie_jenner kendall_jenner paris_hilton ' +
    'lauren_daigle chris_tomlin kirk_franklin amy_grant michael_w_smith tauren_wells ' +
    'tom_hanks tom_cruise brad_pitt angelina_jolie leonardo_dicaprio emma_watson daniel_radcliffe rupert_grint jennifer_lawrence jennifer_aniston scarlett_johansson chris_evans chris_hemsworth robert_downey ryan_reynolds dwayne_johnson ' +
    'the_rock_johnson will_smith johnny_depp keanu_reeves morgan_freeman denzel_washington tom_holland millie_bobby_brown jackie_chan arnold_schwarzenegger sylvester_stallone jim_carrey adam_sandler julia_roberts meryl_streep emma_stone timothee_chalamet margot_robbie ' +
    'mel_gibson jonathan_roumie jim_caviezel benedict_cumberbatch rowan_atkinson ' +
    'lionel_messi cristiano_ronaldo kylian_mbappe erling_haaland harry_kane mohamed_salah lamine_yamal jude_bellingham david_beckham wayne_rooney manuel_neuer thomas_muller robert_lewandowski iga_swiatek serena_williams venus_williams roger_federer rafael_nadal ' +
    'novak_djokovic lebron_james stephen_curry steph_curry michael_jordan shaquille_o_neal tom_brady patrick_mahomes aaron_rodgers simone_biles michael_phelps usain_bolt lewis_hamilton max_verstappen tiger_woods conor_mcgregor mike_tyson megan_rapinoe manny_pacquiao eliud_kipchoge ' +
    'heung_min_son son_heung_min caitlin_clark tim_tebow dude_perfect ' +
    'greta_thunberg malala_yousafzai oprah_winfrey stephen_king j_k_rowling jk_rowling david_walliams jeff_kinney dav_pilkey gordon_ramsay jamie_oliver bear_grylls david_attenborough joe_rogan tucker_carlson jimmy_fallon jimmy_kimmel ellen_degeneres ' +
    'logan_paul jake_paul charli_d_amelio addison_rae emma_chamberlain mr_beast lele_pons ryan_kaji khaby_lame andrew_tate jordan_peterson ben_shapiro bts_jungkook jung_kook kim_taehyung psy_the_singer lee_min_ho ' +
    'thomas_gottschalk heidi_klum helene_fischer til_schweiger dieter_bohlen jude_law kaka_the_footballer vice_ganda kathryn_bernardo diamond_platnumz ivete_sangalo anitta_the_singer xuxa_meneghel',
)
