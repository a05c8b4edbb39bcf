import { people } from '../lexicon/people.ts'
import { rulesOf, type Theme } from '../theme.ts'
import { nouns, verbs, words } from '../words/word-group.ts'
import { mended, toldAsWrongAndMended } from './toward-wrong.ts'

const rule = rulesOf({
  ...people,
  child: nouns('boy girl kid child friend brother sister cousin classmate'),
  dare: verbs('dare challenge bet'),
  poison: words(
    'tide_pod tide_pods laundry_pod laundry_pods detergent_pod detergent_pods detergent dishwasher_tab dishwasher_tabs dish_soap shampoo bleach batteries battery magnets magnet button_battery nail_polish hand_sanitizer hand_sanitiser ' +
      'soap nutmeg cinnamon chilli_chip hot_chip hottest_chip hottest_chilli hottest_pepper ghost_pepper salt glue paint perfume toilet_water deodorant spray_paint pills pill medicine vitamins berries raw_chicken',
  ),
  high: nouns(
    'roof balcony bridge cliff garage_roof school_roof tower crane scaffold water_tower rooftop chimney window silo',
  ),
  swallow: verbs('swallow eat drink bite lick chew gulp'),
})

/**
 * Dares that have hurt children who copied them. A challenge of kindness or reading, a race, climbing a tree and a dare that somebody
 * turns down or is sorry for pass.
 */
export const challenges: Theme = {
  category: 'challenges',
  is: 'Dares and challenges that hurt children who copy them, told as fun: fainting, swallowing things, roofs, rails, fire.',
  isNot:
    'Challenges of kindness, reading or sport, climbing trees, a dare that somebody turns down or is sorry for.',
  advice:
    'is a dare that could hurt a child who copies it. Please leave it out, or let somebody say no to it and be called brave for that.',
  mendedBy: mended,
  phrases: [
    rule(
      [
        'tide/laundry/detergent/washing pod/pods/capsule/capsules',
        'blackout/choking/pass_out/passing_out/fainting/skull_breaker/skullbreaker/fire/tide_pod/cinnamon/salt_and_ice/bird_box/benadryl/one_chip/paqui/outlet/penny/milk_crate/devious_lick/devious_licks/blue_whale/momo/kiki/chroming/hot_water/boiling_water/duct_tape/superglue/train/subway/cha_cha_slide ~1 challenge/challenges/game/trend ~1 !of_snakes/engine/station/set',
        'choking/fainting/strangling/strangulation/pass_out/knockout/knock_out ~1 game/games/trick/challenge',
        '<swallow>/eat*/swallow*/drink* ~3 <poison> ~8 challenge/dare/dared/video/likes/clicks/fun/funny/cool/tiktok/views/wins/win/brave/trend/camera/film*/bet/coolest',
        'challenge/dare/dared/dares/trend/bet/video ~8 <swallow> ~3 <poison>/raw_egg_whole/spoonful/goldfish',
        'dare/dared/dares/challenge*/bet ~2 <someone>/each_other ~2 to ~1 <swallow> ~3 <poison>/worm/worms/dirt/mud/pills/bleach/a_whole/poison/berries/glue',
        'spoon/spoonful/spoonfuls ~2 of ~1 cinnamon/nutmeg/salt/chilli/detergent/wasabi ~8 challenge/dare/video/film*/who/cough*/without/win/wins/water',
        'hold*/held/holding ~2 <his>/their breath ~2 until/till ~3 faint*/pass*/black/blackout/fall*/dizzy/unconscious/blue',
        'press*/squeeze*/push*/pressed ~2 <his>/each_other/own ~1 neck/chest/throat ~5 until/till/to/dizzy/faint*/pass*/black/stars',
        'choke*/strangle*/squeeze* ~2 each_other/<self>/themselves ~6 until/dizzy/faint/fun/game/pass/high',
        'until ~2 faint*/pass*_out/passes_out/passed_out/blacks_out/black_out/see_stars/lose_consciousness ~4 fun/funny/game/cool/win/wins/laugh*/challenge/video',
        'surf*/surfing/ride*/rode/riding/cling*/clung/hang*/hold*/held ~3 on_top_of/on_the_roof_of/outside/roof_of/onto/on_to/to_the_back_of/behind ~2 train/trains/bus/car/truck/subway/lorry/tram/metro/elevator ~1 !in_the_model',
        'train/subway/car/bus/elevator/tram surfing',
        'lie*/lay/lying/sit*/sat/stand*/stood/walk*/balanc*/play*/run*/ran/jump* ~3 on/onto/between/across/over ~2 train_tracks/railway_tracks/railroad_tracks/tracks/rails/railway/motorway/highway/train_track/freeway ~8 until/before/last/dare*/dared/challenge/brave*/train/win*/video/fun/cool/game',
        'last ~3 to ~1 jump*/leap*/move/run ~4 train/car/tracks/road/truck/bus ~2 wins',
        'jump*/leap*/leaps/jumped/leapt/dive*/dived/dove/somersault*/backflip ~3 off/from/between/across/over ~2 <high>/bridges/roofs/rooftops/balconies ~6 pool/challenge/dare*/dared/video/camera/bravest/coolest/cool_kids/for_fun/likes/film*/trampoline/umbrella/cape/to_fly/next_roof/mattress/wins',
        '<dare> ~6 jump*/climb*/leap*/hang*/walk* ~4 <high>/roofs/train/tracks/crane/pylon/electricity_pole/power_pole/ice/cliffs/highway/ledge/edge',
        'hang*/dangle*/dangled/hung/balance*/balanced/walk*/handstand ~3 from/off/on/over/along ~2 <high>/ledge/edge/railing/crane/ledge_of ~6 selfie/photo/video/likes/challenge/dare*/cool/fun/one_hand/brave*/camera',
        'climb*/climbed/climbs ~3 pylon/power_line/power_lines/electricity_pole/high_voltage/crane ~4',
        '<dare> ~8 run*/cross*/walk*/lie*/stand*/sit*/ride*/skate* ~4 road/street/highway/motorway/traffic/tracks/thin_ice/frozen_river/frozen_lake/red_light/front_of',
        'run*/ran/dash*/cycle*/skate*/cross* ~3 across/in_front_of/through/into/over ~2 traffic/motorway/highway/moving_cars/oncoming ~6 dare*/challenge/fun/game/last/blindfold*/closed/brave*/wins',
        'blindfold*/eyes_closed/eyes_shut ~6 cross*/across/walk*/run* ~3 road/street/highway/traffic/bridge_railing',
        'set*/light*/lit/spray*/pour* ~4 <his>/own/hand/hands/arm/self/shirt/themselves/himself ~3 on_fire/fire/alight/aflame ~6 challenge/video/dare*/cool/trick/fun/blow*',
        'hairspray/deodorant/alcohol/lighter_fluid/aerosol ~4 flame/flames/lighter/fire/match/ball_of_fire/fireball ~3 fun/cool/trick/challenge/video/look/throw*/make*',
        'fire/flame/match/matches/lighter ~4 challenge ~3',
        'stick*/stuck/poke*/put*/push* ~3 fork/knife/paperclip/finger/penny/coin/nail/needle/hairpin/key ~3 in/into/on/behind/against ~2 socket/outlet/plug/toaster/microwave/power_point',
        'salt and/with ice ~4 skin/arm/hand/burn*/hold*/longest',
        'ice_and_salt/salt_and_ice',
        'superglue*/super_glue ~4 lips/fingers/eyes/mouth/eyelids/hand/hands ~4',
        'swallow*/swallowed/swallows/eat*/ate ~3 magnets/magnet/batteries/battery/coins/needles/marbles/balloon_whole/goldfish_alive ~2',
        'inhale*/sniff*/breathe*/huff*/smell* ~3 deodorant/aerosol/spray/lighter_gas/markers/glue/helium_bottle/spray_can/gas ~4 high/dizzy/fun/challenge/floaty/float/funny/cool/until',
        'plastic bag ~3 over ~2 head/heads/face',
        'jump*/sit*/hide*/climb*/shut*/lock*/crawl* ~3 in/into/inside ~2 fridge/freezer/washing_machine/tumble_dryer/dryer/oven/trunk_of_the_car ~6 game/fun/hide/seek/challenge/dare*/longest/wins/hiding/spin*/turn*/best',
        'who/whoever ~2 can ~3 stay*/hold*/last ~2 longest/longer ~3 under_water/underwater/without_breathing/under/in_the_fire/hot_stove/candle/freezer',
        'stay*/stayed/stays ~2 under_water/underwater ~3 longest/until ~5 wins/faint*/black/dizzy/blue',
        'eat*/chew*/bite* ~3 hottest ~2 chilli/chip/pepper/chilis/peppers ~6 challenge/dare*/video/cry*/brave*/without',
        'run*/sneak*/ran/slip* ~1 away ~5 challenge/disappear*/hide ~2 parents/hours/days/48/24/forty_eight/worry',
        'disappear*/go_missing/vanish* ~3 48/forty_eight/24/two_days/days/hours ~4 challenge/parents/points/game',
        'kick*/trip*/sweep*/knock* ~4 legs/feet/feet_away ~6 challenge/video/fun/funny/fall*/jump*/laugh*',
        'online/internet/tiktok/youtube/viral/secret ~2 challenge/challenges/dare/dares/trend ~8 jump*/swallow*/eat*/burn*/choke*/climb*/cut*/breath/faint*/fire/roof/road/train/steal*/pills/drink*/boiling/dangerous/scary',
        'for ~2 likes/clicks/views/followers ~8 jump*/swallow*/climb*/roof/train/burn*/drink*/fire/cliff',
        'jump*/swallow*/climb*/burn*/drink*/balanc*/hang*/stand* ~8 for ~2 likes/clicks/views/followers',
        'squeeze*/press*/choke*/towel/scarf/breathe ~8 faint*/pass_out/passed_out/dizzy/black ~6 fun/game/hilarious/laugh*/trick/fun',
        'game/trick/fun/challenge/hilarious ~8 faint*/pass_out/passed_out/choke*/strangle*',
        'pass out for fun',
        'likes/clicks/followers/views/famous/rich/video/videos/camera/filmed/films/filming/selfie ~10 jump*/climb*/swallow*/balanc*/hang*/walk*/eat* ~6 roof/roofs/skyscraper/train/tracks/crane/bridge/soap/detergent/cleaner/edge/under_the_sink/light_bulb',
        'jump*/climb*/swallow*/balanc*/hang*/walk*/stand*/sitting/standing ~6 roof/roofs/skyscraper/train/tracks/crane/cleaner/detergent/rooftops/pylon ~8 likes/clicks/followers/views/famous/video/camera/filmed/films/film/filming/selfie/photo/phone',
        'jump*/jumping/hop*/leap* from ~1 balcony/roof to ~1 balcony/roof',
        'bet/dare/dared/challenge/contest/record/longest/champion/bravest ~8 soap/detergent/cleaner/hot_sauce/freezer/electric_fence/firecracker/fireworks/battery/hottest_chip/under_water/bottle_of_vinegar',
        'chip/chilli/sauce ~4 hottest ~5 bet/dare/challenge',
        'hottest chip/chilli/pepper ~6 bet/dare/dared/without_water/challenge/video',
        'firecracker/fireworks/firework/rocket/rockets ~5 hand/hands/mouth/each_other ~6 last/bravest/fun/let_go/first/longest/turn/dare*/shot',
        'plastic_bag over ~1 <his>/the head/heads/face',
        'plastic bag over ~1 <his>/the head/heads/face',
        'bag over <his> head ~6 counted/how_long/air/dare*/breath',
        'deodorant/spray/hairspray ~6 lighter/match/flame',
        'lick*/licks ~2 frozen ~2 or/dare*/cheer*',
        'eyes_shut/eyes_closed/blindfolded ~6 red_light/traffic/road',
        'dares/challenges/stunts ~3 likes/copy/at_home/famous/internet/online/viral/dangerous',
        'famous for ~3 dare/dares/stunt/stunts',
        'try/tried/doing/does/loves ~3 viral ~2',
        'try ~2 this_at_home/at_home_yourself',
        'initiation/entrance_exam/new_members/test_of_courage ~10 bridge/quarry/mine/roof/pipe/tracks/ice/rope/swallow*/drink*/jump*',
        'coward/chicken/loser ~8 motorway/highway/quarry/tracks/roof/railway/cliff',
        'laser ~3 eye/eyes',
        'touch*/hold*/hand ~3 electric_fence/live_wire/hot_stove/hot_iron/flame/candle ~6 longest/dare*/challenge/game/brave*/wins/win/bet',
        'electric fence ~5 dare*/longest/game/pee*/touch*/brave*',
        'play*/played ~2 chicken ~3 with ~2 train/car/cars/traffic/trucks/bikes/knife',
        'chicken/chickens/coward/baby/scaredy_cat ~6 jump*/climb*/roof/cross*/eat*/swallow*/do_it ~6 or/if/unless/dare*/not ~2 <high>/tracks/road/ice/worm',
        'five_finger_fillet/knife_game/russian_roulette/car_surfing/train_surfing/roof_jumping/roofing_is/tombstoning/planking_on/ghost_riding/elevator_surfing',
        'knife ~3 between ~2 fingers',
        'walk*/skate*/slide*/run* ~3 on/onto/over/across ~2 thin_ice/cracking_ice ~4 dare*/fun/game/brave*/who/challenge',
      ],
      [
        ...toldAsWrongAndMended,
        'says_no/said_no/said_no_thanks/turned_down/turns_down/walked_away/walks_away',
        'kindness/reading/bible/baking/quiz/singing challenge/dare',
        'fireman/firemen/gets_him_down/policeman/ladder',
        'model/toy/wooden train/trains/railway/tracks/car',
        'video_game/board_game/computer_game/dream/dreamed/dreamt',
      ],
    ),
  ],
}
