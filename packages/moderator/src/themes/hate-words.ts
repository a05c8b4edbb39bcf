import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

const adjectives =
  'muslim jewish christian catholic hindu buddhist sikh arab african asian chinese japanese indian pakistani mexican latino hispanic ' +
  'russian ukrainian polish german turkish syrian palestinian israeli romanian nigerian somali black white brown colored coloured gay ' +
  'lesbian trans transgender homosexual queer disabled handicapped autistic immigrant refugee foreign migrant gypsy roma poor fat old ' +
  'deaf blind down_syndrome jew_ish native aboriginal albanian afghan korean vietnamese american british french italian irish english spanish greek hungarian bulgarian serbian czech iraqi iranian egyptian ethiopian kenyan cuban brazilian ' +
  'vietnamese thai filipino dark_skinned brown_skinned black_skinned mixed_race crippled'
const kinds =
  'people guy guys dude kids children boys girls men women families person persons guys ones folk folks students teenagers man woman boy girl kid child'

const countries =
  'poland russia africa china mexico india syria turkey romania pakistan iran iraq israel asia nigeria ukraine albania morocco'
    .split(' ')
    .map((country) => `people_from_${country}`)
    .join(' ')

const ofKind = adjectives
  .split(' ')
  .flatMap((adjective) => kinds.split(' ').map((kind) => `${adjective}_${kind}`))
  .join(' ')

export const hateWords = {
  ...people,
  ...exemptions,
  /** Whole groups of people, named as such. */
  group: [
    ...words(ofKind),
    ...words(countries),
    ...words(
      'aryans jewish_bankers muslims jews christians catholics protestants hindus buddhists sikhs atheists ' +
        'mormons arabs africans asians chinese japanese indians pakistanis mexicans latinos latinas hispanics ' +
        'americans russians ukrainians poles germans turks syrians palestinians israelis romanians albanians ' +
        'nigerians somalis afghans koreans italians french british blacks whites browns immigrants migrants ' +
        'foreigners refugees gypsies roma travellers indigenous_people germans americans dwarfs little_people gays lesbians homosexuals queers transgenders ' +
        'transsexuals trans cripples women females girls the_disabled the_handicapped the_poor the_blind ' +
        'disabled people_in_wheelchairs autistics boys men asylum_seekers infidels natives fat_people ' +
        'old_people redheads gingers blondes orphans homeless_people the_homeless believers nonbelievers ' +
        'unbelievers heathens',
    ),
  ],
  adjective: words(adjectives),
  /** Groups that no story calls simply by their name, unlike the boys and the women. */
  folk: words(
    `${ofKind.replaceAll(/(?:^| )(?:poor|fat|old|white|black|brown|blind|deaf|american|british|english)_(?:boy|girl|kid|child|man|woman|guy|person)(?= |$)/g, '')} ${countries} ` +
      'the_jews the_muslims the_blacks the_gays the_foreigners the_immigrants muslims jews christians catholics hindus buddhists sikhs atheists arabs africans asians indians pakistanis mexicans latinos russians ukrainians poles turks syrians palestinians israelis romanians albanians ' +
      'nigerians somalis afghans koreans blacks whites immigrants migrants foreigners refugees gypsies roma gays lesbians homosexuals queers transgenders cripples the_disabled the_handicapped scots irish dutchmen swedes spaniards greeks hungarians serbs kurds moroccans tunisians algerians cubans brazilians colombians mormons protestants gentiles_all pagans trannies beggars the_homeless homeless_people irish the_irish the_chinese the_poor ' +
      'the_mentally_ill poor_folk old_folk the_elderly the_slaves those_people disabled_people black_folk irishmen italians irish_people hungarians bulgarians greeks vietnamese',
  ),
  /** One of them. */
  'one-of': words(
    'wheelchair_kid muslim_kid jew muslim arab african mexican indian turk pole russian gypsy immigrant refugee foreigner migrant lesbian homosexual romanian pakistani romani albanian syrian somali chinese_boy arab_child arab_boy black_boy black_girl asian_boy asian_girl irishman chinaman dark_skinned_boy dark_skinned_girl ' +
      'muslim_boy muslim_girl jewish_boy jewish_girl disabled_boy disabled_girl disabled_child autistic_boy autistic_child romanian_boy polish_boy turkish_boy gypsy_boy gypsy_girl down_syndrome_boy',
  ),
  worthless: words(
    'worthless useless a_waste waste_of_oxygen waste_of_air waste_of_space waste_of_money mistake_of_nature mistake_of_god a_mistake burden a_burden a_shame shame_to no_use no_good worth_nothing worth_less worth_less_than inferior less_human subhuman not_human not_real_people robots_with little_robots cursed unclean disgusting',
  ),
  /** What is said of all of them at once. */
  bad: words(
    'weak gross creepy weird ridiculous pathetic horrible nasty fake disgrace a_disgrace sinners sinful unwanted unworthy unfit ungodly godless corrupt second_class abnormal unnatural sick crazy mad wrong scary satan devils demons evil bad ugly stupid ' +
      'dumb lazy dirty filthy greedy stingy mean cruel cowards liars thieves beggars criminals killers murderers terrorists traitors idiots fools losers animals pigs dogs rats snakes monkeys apes vermin scum trash a_plague a_disease a_threat a_danger a_problem the_problem ' +
      'the_enemy our_enemies to_blame not_people not_human not_like_us not_christian not_clean not_normal not_welcome not_wanted nobodies nothing trouble not_to_be_trusted dishonest cunning sly crooked jealous smelly savage primitive rude violent dangerous inferior lower lesser cursed useless ' +
      'worthless too_many taking_over everywhere_now all_the_same born_liars ruining going_to_hell hated hateful',
  ),
  /** What they are said to do. */
  misdeed: words(
    'steal steals stole lie lies lied cheat cheats cheated stink stinks smell smells kill kills killed rape murder spread breed beg rob robs robbed ruin ruins infest invade pollute poison drink_blood eat_dogs eat_cats eat_children eat_babies live_off worship_idols worship_the_devil hate_us hate_jesus want_to_kill only_want control run_the_world own_the_banks own_everything kidnap',
  ),
  outcast: words(
    'thrown_out kicked_out sent_away sent_back sent_home driven_out chased_away kept_out kept_away locked_up locked_away hidden banned punished beaten hit whipped burned hanged shot killed drowned removed cured fixed avoided feared hated laughed_at mocked spat_on shunned put_down put_to_sleep separated deported arrested enslaved ' +
      'leave go_home go_away go_back get_out stay_away stay_out obey serve shut_up disappear vanish die burn rot hang suffer crawl kneel be_slaves know_their_place live_apart live_elsewhere stay_in_their',
  ),
  kind: words('their_race his_race her_race their_kind his_kind her_kind your_kind that_race'),
  slighted: words(
    'monkey ape animal dirty stupid ugly thief called_her called_him laughed_at mocked hit beat spat bad evil',
  ),
  death: words(
    'die drown burn hang starve perish rot suffer be_shot be_killed be_drowned be_burned be_hanged be_gassed to_die to_drown to_burn to_starve to_suffer to_hang to_be_shot to_be_killed death prison',
  ),
  /** What a person may be despised for. */
  trait: words(`${adjectives} jew arab gypsy foreigner immigrant refugee different fat`),
  faith: words(
    'islam judaism christianity hinduism buddhism catholicism allah quran koran bible_believers mohammed religion',
  ),
  /** Groups that are never just "the boys" or "the women" of a story. */
  peoples: words(
    'muslims jews christians catholics hindus buddhists sikhs atheists mormons arabs africans asians indians pakistanis mexicans latinos russians ukrainians poles turks syrians palestinians ' +
      'israelis romanians albanians nigerians somalis afghans koreans blacks whites immigrants migrants foreigners refugees gypsies roma gays lesbians homosexuals queers transgenders cripples muslim jew arab gypsy immigrant foreigner refugee mexican asian',
  ),
  origin: words(
    `${ofKind} ${countries} muslims jews christians catholics hindus buddhists arabs africans asians indians mexicans russians poles turks syrians palestinians israelis blacks whites immigrants migrants foreigners refugees gypsies roma gays`,
  ),
  /** One of a group. */
  'person-of': words(
    ofKind +
      ' jew muslim christian arab african asian mexican indian turk pole russian gypsy immigrant refugee foreigner migrant lesbian gay homosexual black chinese catholic hindu',
  ),
  them: words('they them those these their your'),
  animal: nouns('monkey ape dog pig rat animal cockroach savage'),
  contempt: words(
    'terrorists terrorist bombers vermin rats animals cockroaches parasites criminals criminal thieves rapists scum trash garbage rubbish filth filthy dirty ' +
      'disgusting inferior superior subhuman subhumans stupid dumb evil lazy a_disease a_plague worthless greedy liars cheats ugly less_than_human ' +
      'an_abomination abominations abomination pervert perverts not_welcome the_enemy to_blame cursed monkeys apes pigs insects savages beasts devils demons barbarians ' +
      'freaks freak losers retards brainless primitive uncivilised uncivilized useless useless_eaters murderers child_abusers abusers a_burden burden ' +
      'infidels sinners_who_must idiots morons fools_who weaklings monsters sick_in_the_head backward unclean smelly stinky crooks snakes stinking ' +
      'not_real_people not_human not_normal unnatural disease dangerous ruining invaders violent wicked nasty gross weirdos an_insult sneaky devious bombers lesser untrustworthy leeches a_curse savage thieves_and born_thieves pests thugs thug mentally_ill mentally_sick mentally_disturbed a_waste waste_of_money waste_of_space a_monster monster a_freak an_idiot an_animal a_pest worth_nothing nothing_but_trouble a_mistake a_joke sheep_who bad_people',
  ),
  harmed: words(
    'driven chased expelled cured separated shunned hunted thrown_away sent_away taught_a_lesson marked kept_apart kept_out kept_away rounded_up shot_dead ' +
      'destroyed exterminated killed eliminated wiped_out gassed deported kicked_out thrown_out sent_back banned hanged shot beaten burned burnt enslaved locked_up ' +
      'removed punished cleansed lynched drowned stoned tortured put_to_death put_down sterilized sterilised whipped fed_to_lions fed_to executed imprisoned forbidden segregated',
  ),
  drive: verbs('kick throw drive chase send get beat hunt burn run keep push force ship'),
  slur: words(
    'nigger niggers nigga niggas kike kikes spic spics wetback wetbacks faggot faggots faggy fags tranny trannies retard retards retarded retardo mongoloid mongoloids ' +
      'towelhead towelheads raghead ragheads camel_jockey camel_jockeys coons gook gooks chinaman chinamen chinks slant_eyes slanty_eyed shemale shemales paki pakis wog wogs golliwog golliwogs ' +
      'redskins half_breed half_breeds untermensch untermenschen spaz spazzes spastics spastic libtard cotton_picker jigaboo darkie darkies porch_monkey beaner beaners dykes lezzie poofter poofters sodomites ' +
      'gyppo gyppos pikey pikeys subhuman subhumans sub_human zipperhead jap japs chinks sambo heeb shiksa kaffir crackers_and_honkies honky feminazi feminazis he_she it_thing_trans mudblood_races',
  ),
  slogan: words(
    'heil_hitler sieg_heil white_power white_supremacy white_supremacist white_supremacists white_pride ku_klux_klan kkk gas_the_jews final_solution ethnic_cleansing master_race superior_race inferior_race ' +
      'inferior_races lesser_races pure_race race_pure racial_purity racially_pure racially_inferior racially_superior white_race_is blood_and_soil jews_will_not_replace race_war mein_kampf great_replacement neo_nazi neo_nazis ' +
      'nazis_were_right nazis_were_heroes hitler_was_right hitler_was_a_hero hitler_did_nothing race_traitor race_mixing god_hates_gays god_hates_fags death_to_israel death_to_america death_to_all ' +
      'useless_eater useless_eaters aryan aryans jewish_banker whites_rule white_rule killed_jesus aryan_race white_genocide kill_all_men gas_them women_belong_in homosexuality_is_a heathens_must inferior_people',
  ),
  us: words('us god we i me our whites white_people he_made_us'),
  /** A group that is only pointed at. */
  outsiders: words(
    'those_people these_people such_people people_like_that people_like_them people_like_those people_like_him people_like_her people_like_you people_like_these kids_like_that kids_like_those kids_like_them children_like_that children_like_those girls_like_that boys_like_that men_like_that families_like_that families_like_those ' +
      'his_people her_people their_people your_people his_kind her_kind their_kind your_kind that_kind that_lot their_lot your_lot their_sort your_sort that_sort his_sort her_sort those_families those_foreigners those_kids those_folks these_foreigners these_refugees those_refugees those_immigrants ' +
      'people_from_there people_from_over_there families_from_over_there people_from_that_country people_from_that_village kids_from_there people_of_that_colour people_of_that_color people_of_that_religion people_of_that_faith people_of_your_color people_of_your_colour people_of_that_kind people_of_his_kind people_of_her_kind ' +
      'their_race his_race her_race that_race your_race their_religion that_religion their_faith outsiders those_outsiders foreigners_like_him foreigners_like_her foreigners_like_them their_tribe that_tribe',
  ),
  /** Bad things a whole group is said to do or to be. */
  vice: words(
    'rich_and stingy greedy_and drunk crooked sneaky thieves liars cheats criminals crooks murderers killers beggars lazy dirty filthy stupid dumb evil bad dangerous greedy violent primitive disgusting animals pigs rats savages scum trash vermin parasites ' +
      'terrorists the_same alike inferior crazy sick ugly smelly worthless useless cowards monsters idiots nothing_but_trouble not_human not_people not_like_us not_normal not_clean not_honest not_right mean cruel wicked traitors ' +
      'slow cursed unclean weak backward uncivilised uncivilized no_good good_for_nothing up_to_no_good a_plague a_disease a_danger a_threat a_problem',
  ),
}

/** Who tells children that it is wrong may quote it. */
export const toldAsWrong = [
  'then/until ~3 scored/won/showed/proved/shared/led/needed/saved',
  'not true',
  'wrong to/that',
  'it is wrong',
  'never say',
  'is a lie',
  'that was not kind',
  'should never/not be treated',
  'haman',
  'esther',
  'samaritan/samaritans',
  'pharaoh',
  'egyptians',
  'everyone is welcome',
  'not like each other',
  'welcome here/at/to',
  'saved ~2 town/king/us/everyone/village',
  'opened the gate/door/doors/gates',
  'rich man',
  'let ~2 go',
  'cyrus',
  'nineveh',
  'philistines',
  'unfair',
  'unkind',
  'because of the color/colour',
  'lit candles',
  'learned about',
  'helped people',
]
