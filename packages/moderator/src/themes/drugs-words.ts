import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

export const drugsWords = {
  ...people,
  ...exemptions,
  /** Words that mean a drug and nothing else. */
  drug: words(
    'cocaine heroin morphine meth methamphetamine methamphetamines crystal_meth amphetamine amphetamines mdma lsd ketamine fentanyl opium opioid ' +
      'opioids hashish marijuana cannabis shrooms psychedelic psychedelics psilocybin crack_cocaine crack_pipe oxycontin oxycodone oxy ' +
      'percocet vicodin xanax stoner stoners stonehead pothead potheads drug_dealer drug_dealers drug_addict ' +
      'drug_addicts drug_den drug_lord drug_lords drug_cartel drug_cartels drug_abuse drug_lab drug_deal crackhead crackheads junkie junkies ' +
      'narcotic narcotics ganja reefer spliff spliffs blunts thc quaalude quaaludes pcp ghb uppers downers benzos valium codeine tramadol steroids_illegally poppers angel_dust peyote ayahuasca mescaline ' +
      'roofie roofies rohypnol nitrous crack_addict pot_brownie pot_brownies ' +
      'hash_brownie hash_brownies weed_brownie weed_brownies special_brownies pot_cookies meth_lab space_cakes acid_trip doobie doobies bad_trip ' +
      'magic_brownies happy_pills dopehead ',
  ),
  /** Words that are a drug only next to a verb: weeds grow, pots boil, cracks open. */
  maybe: words(
    'weed pot hash coke crack speed acid ecstasy dope joints blunts magic_mushrooms shrooms pills drugs white_powder smack molly',
  ),
  smoke: verbs('smoke puff'),
  smokable: words('weed pot hash dope crack grass joint joints blunt blunts opium skunk meth'),
  inhale: verbs('sniff huff inhale snort'),
  inhalant: words(
    'glue gas fumes paint petrol gasoline thinner powder white_powder coke laughing_gas drugs lines',
  ),
  use: verbs('snort inject'),
  trade: verbs(
    'sell deal smuggle buy grow hide push peddle sneak steal try find offer do take use give swallow pop',
  ),
  pure: words('drugs weed dope hash ecstasy magic_mushrooms lsd'),
  liquor: words(
    'vodka whisky whiskey tequila booze liquor schnapps moonshine absinthe brandy bourbon gin rum hard_liquor alcohol alcopops champagne cocktail cocktails',
  ),
  drink: nouns(
    'beer wine vodka whisky whiskey rum gin tequila liquor schnapp champagne cocktail hard_cider lager brandy bourbon',
  ).concat(words('booze alcohol moonshine alcopops schnapps six_pack wine_bottle')),
  guzzle: verbs('drink chug down guzzle gulp sip swig swill knock_back slurp'),
  drunk: words('drunk tipsy sloshed blackout_drunk hungover intoxicated sozzled boozed_up'),
  /** Drunk only of somebody: a vase is smashed and a wall is plastered, too. */
  slang: words('wasted hammered plastered smashed legless trashed pissed'),
  tobacco: nouns(
    'cigarette cigar cigarillo vape e_cigarette hookah cig ciggy ashtray juul heavy_smoker chain_smoker cigarette_butt',
  ).concat(
    words('vaping vaped nicotine chain_smoking chain_smokes chain_smoker tobacco snus cigs ciggies fags'),
  ),
  smoked: words(
    'fish salmon ham meat cheese bacon trout out sausages sausage signals detector alarm turkey mackerel paprika',
  ),
  /** How it is made attractive. */
  praised: words(
    'funny hilarious comedy fun awesome cool proud great best amazing laugh laughs laughed everybody_laughed everyone_laughed love loved legend hero heroic makes_him_fun haha lol brilliant epic',
  ),
  /** What is swallowed or smoked when nobody names it. */
  substance: words(
    'pill pills powder mushroom mushrooms herb herbs leaf leaves grass plant plants stuff tab tabs crystal crystals drops syrup cough_syrup tea cookie cookies brownie brownies gummy gummies paper pipe smoke smoked smoking gas tablet tablets funny_cigarette',
  ),
  /** How it is told what such a thing does. */
  trip: words(
    'see_dragons see_colours see_colors see_things see_sounds saw_things saw_colours saw_colors saw_dragons see_talking saw_talking see_the_music walls_melt walls_breathe walls_move walls_breathing walls_melting ' +
      'make_you_fly makes_you_fly made_her_fly made_him_fly make_you_high makes_you_high made_him_high get_you_high gets_you_high got_them_high that_make_you_high so_high hallucinate hallucinating visions trippy ' +
      'worries_are_gone worries_away worries_gone forget_everything forget_all forget_your_troubles forget_your_problems troubles_are_gone problems_are_gone feel_no_pain feel_amazing feel_like_flying feel_like_a_god numb floating world_spin everything_spin ' +
      'giggled_at giggle_at giggled_for buzz dance_all_night stay_awake_all_night heart_race heart_raced float_away eyes_were_red glassy_eyes red_eyes',
  ),
}
