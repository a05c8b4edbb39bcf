import { rulesOf, type Theme } from '../theme.ts'
import { words } from '../words/word-group.ts'

const rule = rulesOf({
  figure: words(
    'spider_man spiderman batman superman wonder_woman iron_man ironman captain_america incredible_hulk aquaman black_panther_marvel deadpool wolverine_marvel x_men avengers thanos joker_and_batman catwoman robin_and_batman supergirl ' +
      'darth_vader luke_skywalker yoda baby_yoda grogu jedi jedis jedi_knight lightsaber lightsabers chewbacca stormtrooper stormtroopers r2d2 mandalorian death_star millennium_falcon ' +
      'monsters_inc mickey_mouse micky_mouse minnie_mouse donald_duck goofy_and_mickey daffy_duck bugs_bunny tweety scooby_doo tom_and_jerry spongebob sponge_bob patrick_star_fish squidward peppa_pig peppa daddy_pig bluey_and_bingo bluey paw_patrol chase_from_paw_patrol cocomelon teletubbies ' +
      'dora_the_explorer bob_the_builder fireman_sam postman_pat thomas_the_tank thomas_the_tank_engine tank_engine_thomas octonauts daniel_tiger curious_george clifford_the_big_red_dog paddington_bear winnie_the_pooh pooh_bear eeyore piglet_and_pooh gruffalo hungry_caterpillar_book ' +
      'sesame_street elmo big_bird cookie_monster kermit miss_piggy muppets veggietales veggie_tales larryboy bob_the_tomato larry_the_cucumber superbook_series pj_masks catboy ladybug_and_cat_noir miraculous_ladybug ' +
      'pokemon pokemons pikachu charizard eevee digimon super_mario mario_kart luigi_and_mario princess_peach bowser yoshi donkey_kong sonic_the_hedgehog sonic_the_hedghog pac_man kirby_game zelda legend_of_zelda animal_crossing steve_from_minecraft creeper_from_minecraft ' +
      'minecraft roblox fortnite among_us angry_birds candy_crush brawl_stars clash_of_clans call_of_duty overwatch grand_theft_auto fifa huggy_wuggy poppy_playtime skibidi skibidi_toilet five_nights_at_freddy_s ' +
      'harry_potter hermione_granger hermione ron_weasley dumbledore hogwarts voldemort gryffindor slytherin hufflepuff ravenclaw quidditch muggle muggles hagrid frodo gandalf bilbo hobbit hobbits gollum legolas percy_jackson katniss wimpy_kid dog_man captain_underpants ' +
      'pippi_longstocking moomin moomins asterix obelix tintin smurf smurfs lorax grinch cat_in_the_hat dr_seuss doctor_seuss matilda_by_roald_dahl willy_wonka oompa_loompa oompa_loompas rainbow_fish_book ' +
      'shrek princess_fiona lightning_mcqueen buzz_lightyear woody_from_toy_story toy_story finding_nemo kung_fu_panda how_to_train_your_dragon toothless_the_dragon minions despicable_me lion_king mufasa timon_and_pumbaa elsa_from_frozen anna_from_frozen elsa_and_anna anna_and_elsa ' +
      'olaf_the_snowman olaf_from_frozen queen_elsa princess_elsa moana rapunzel_from_tangled princess_jasmine ariel_the_little_mermaid belle_from_beauty maleficent cruella tinker_bell tinkerbell encanto mirabel_madrigal baymax wall_e ratatouille_movie paw_patroller ' +
      'optimus_prime transformers autobot autobots decepticons power_rangers ninja_turtles teenage_mutant my_little_pony twilight_sparkle rainbow_dash hello_kitty care_bears barbie ken_and_barbie bratz polly_pocket monster_high troll_poppy gi_joe beyblade beyblades naruto goku dragon_ball ' +
      'totoro ghibli studio_ghibli sailor_moon kpop_demon_hunters wednesday_addams stranger_things squid_game ghostbusters godzilla king_kong_movie indiana_jones james_bond jurassic_park jurassic_world terminator_movie simpsons bart_simpson homer_simpson family_guy rick_and_morty ' +
      'charlie_brown snoopy garfield_the_cat garfield wallace_and_gromit shaun_the_sheep pingu maya_the_bee_film conni benjamin_blumchen bibi_blocksberg die_maus ' +
      'homem_de_ferro homem_aranha hombre_arana hombre_de_hierro homme_araignee capitan_america capitao_america guerre_des_etoiles mulher_maravilha mujer_maravilla reine_des_neiges la_patrulla_canina patrulha_canina bob_esponja pat_patrouille pyjamasques turma_da_monica galinha_pintadinha ' +
      'simba_and_nala simba_and_mufasa pumbaa simba_from_lion simba_vom_konig hulk the_hulk sonic_and_tails sonic_game sonic_and_the sonic_racing s0nic mickey_with mickey_and_minnie minnie_and_mickey paw_patrol_chase thor_and_loki black_widow_avenger gru_and_the_minions nemo_and_dory lilo_and_stitch stitch_and_lilo inside_out_movie zootopia wicked_musical demon_slayer one_piece_luffy cars_mcqueen mcqueen_the_car octonaut numberblocks gabby_s_dollhouse bing_bunny hey_duggee in_the_night_garden',
  ),
  maker: words(
    'disney disneyland disneyworld disney_world pixar dreamworks marvel_comics marvel_hero marvel_heroes marvel_movie marvel_film dc_comics hasbro mattel lego legos legoland playmobil duplo hot_wheels matchbox_car nerf_gun nerf_guns play_doh playdoh tonka fisher_price tamagotchi furby rubiks rubik_s_cube uno_cards squishmallow squishmallows labubu labubus stanley_cup_tumbler ' +
      'nintendo playstation xbox sega wii gameboy game_boy switch_console ps5 ps4 iphone iphones macbook android_phone samsung huawei xiaomi sony microsoft windows_11 google chatgpt alexa_the_speaker amazon_prime amazon_alexa netflix youtube tiktok instagram facebook snapchat whatsapp twitter spotify discord_server twitch_stream ' +
      'disney_plus hulu roku_tv roku_stick temu shein ebay paypal lyft airbnb tesla cybertruck ferrari lamborghini porsche mercedes_benz bmw audi volkswagen toyota honda_civic ford_mustang harley_davidson bugatti maserati ' +
      'coca_cola cocacola coke_can diet_coke can_of_coke pepsi fanta_can fanta_bottle redbull red_bull_can red_bull_drink monster_energy gatorade dr_pepper mountain_dew capri_sun starbucks frappuccino nescafe lipton_tea ' +
      'mcdonalds mcdonald mcdonald_s mc_donalds happy_meal big_mac burger_king kfc taco_bell pizza_hut domino_s_pizza dominos_pizza dunkin subway_sandwich wendy_s_burger chick_fil_a chipotle jollibee five_guys nando_s nandos krispy_kreme ' +
      'oreo oreos nutella kitkat kit_kat snickers_bar twix mars_bar milky_way_bar kinder_egg kinder_surprise kinder_bueno haribo skittles m_and_ms m_m_s smarties toblerone hershey hershey_s reese_s_pieces reeses cadbury ferrero lindt milka pringles doritos cheetos lays_chips takis kelloggs kellogg_s cheerios froot_loops fruit_loops lucky_charms ' +
      'coco_pops pop_tarts pop_tart ben_and_jerry_s haagen_dazs heinz kraft_mac nestle danone ' +
      'nike nikes adidas puma_shoes reebok new_balance_shoes vans_shoes converse_shoes air_jordans jordans_shoes yeezy under_armour lululemon gucci prada chanel louis_vuitton rolex versace balenciaga zara_dress h_and_m primark uggs_boots crocs_shoes north_face ' +
      'walmart costco ikea aldi lidl tesco target_store kmart home_depot toys_r_us build_a_bear hamleys sephora colgate pampers huggies_diapers dove_soap kleenex_box ' +
      'real_madrid fc_barcelona manchester_united man_united bayern_munich liverpool_fc chelsea_fc juventus paris_saint_germain psg arsenal_fc la_lakers lakers dallas_cowboys nfl nba super_bowl olympics_sponsor dallas_mavericks new_york_yankees',
  ),
})

/** Names that belong to a company: figures, films, games, shops. A fruit, a river and a girl called Elsa pass. */
export const brands: Theme = {
  category: 'brands',
  is: 'Names that belong to a company: figures of films, games and series, products, shops and clubs.',
  isNot:
    'The fruit and the river of the same name, a girl called Elsa, building bricks, a hero in a cape, a fizzy drink.',
  advice:
    'belongs to a company. Please choose another name: “a hero in a red cape”, “building bricks” or “an ice princess” can be in your story.',
  phrases: [
    rule(
      [
        '<figure>',
        '<maker> ~1 !dam',
        'apple watch/phone/store/computer/laptop/airpods/tv/music/logo',
        'box/parcel/package from amazon',
        'amazon ~1 package/box/delivery/order/warehouse/voucher/alexa/gift_card/driver',
        'order*/ordered/bought/buy ~4 on/from ~1 amazon',
        'frozen ~2 movie/film/song/dress/elsa/olaf/two/2',
        'elsa ~6 frozen/olaf/arendelle/let_it_go/ice_magic/ice_powers/snow_queen/ice_palace/sven/kristoff',
        'anna ~4 arendelle/olaf/kristoff',
        'let_it_go from/like_elsa',
        'mario ~4 luigi/peach/bowser/kart/mushroom_kingdom/nintendo/power_up/goomba/plumber_game',
        'luigi ~4 mario',
        'simba ~4 lion_king/mufasa/scar/nala/pride_rock/pumbaa/hakuna',
        'hakuna matata',
        'nemo ~5 dory/marlin/clownfish/movie/film',
        'woody ~4 buzz/toy_story/sheriff_doll',
        'buzz ~4 woody/lightyear/infinity',
        'ariel ~4 mermaid/sebastian/ursula/flounder',
        'belle ~4 beast/gaston',
        'thor ~5 hammer/avengers/loki/marvel/hulk',
        'hulk ~5 smash/green/avengers/marvel/iron',
        'the hulk',
        'robin ~3 batman',
        'thomas ~4 tank_engine/tank/percy_the',
        'chase/skye/marshall/rubble/ryder/zuma ~6 paw_patrol/pups/skye/marshall/rubble/adventure_bay',
        'sonic ~4 tails/hedgehog/knuckles/eggman',
        'link ~4 zelda/hyrule',
        'pooh ~4 piglet/tigger/eeyore/hundred_acre/honey/bear/christopher',
        'bumblebee ~4 transformer/autobot/optimus',
        'stitch ~3 lilo',
        'lilo',
        'marvel ~1 hero/heroes/superhero/superheroes/movie/movies/comics/universe/avengers/character/characters',
        'star wars/trek',
        'in/at/to/from/like ~1 narnia',
        'aslan',
        'barbie_doll/barbies/barbie_dream/barbie_car',
        'cola/coke ~3 can/bottle/zero/drink*/drank',
        'drink*/drank/bottle_of/can_of/glass_of/opened_a ~1 red_bull/coke/cola/sprite/pepsi/fanta',
      ],
      [
        'amazon river/rainforest',
        'google translate',
        'no ~1 <maker>/<figure>',
        'not ~3 <maker>/<figure>',
        'without ~2 <maker>/<figure>',
        'instead_of ~2 <maker>/<figure>',
      ],
    ),
  ],
}
