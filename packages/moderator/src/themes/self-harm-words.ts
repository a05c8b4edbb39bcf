import { bodies } from '../lexicon/bodies.ts'
import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

export const selfHarmWords = {
  ...people,
  ...bodies,
  ...exemptions,
  injure: verbs(
    'kill hang drown shoot stab harm starve poison slit injure strangle suffocate electrocute punish slash mutilate gas behead',
  ),
  hurt: verbs('hurt cut burn scratch bite hit punch slap bang choke scald bruise pinch whip'),
  mark: verbs('cut slit slash carve slice scratch burn bite dig stab pick gouge'),
  wish: verbs('want wish long hope beg pray yearn decide plan intend prefer try').concat(
    words('rather ready would_like ought going wanna'),
  ),
  end: words(
    'die be_dead stop_living end_it end_it_all end_everything not_exist stop_existing never_wake_up not_wake_up cease_to_exist be_no_more leave_this_world be_gone_forever disappear_forever vanish_forever be_with_the_dead stop_breathing not_be_here_anymore not_be_alive be_buried die_young die_tonight',
  ),
  pills: nouns(
    'pill tablet painkiller sleeping_pill sleeping_tablet capsule paracetamol tylenol aspirin antidepressant',
  ).concat(words('bleach drain_cleaner rat_poison medication weedkiller meds')),
  swallow: verbs('swallow take gulp down drink eat gobble overdose'),
  jump: verbs('jump leap step throw fling hurl walk climb dive drop fall'),
  drop: nouns(
    'bridge roof cliff building skyscraper balcony tower railing train tracks ledge rooftop window lorry truck car parapet traffic pier_to_die',
  ),
  dieting: words(
    'skip_meals skipping_meals skips_meals starve starving starves starved starve_herself stop_eating stopped_eating stops_eating only_drinks_water only_drinks not_eaten never_eat never_eats never_to_eat refuses_to_eat refuse_to_eat refused_to_eat not_eating purge purges purging throw_up throws_up throwing_up vomits vomiting diet_pills laxatives refuses_food not_eat does_not_eat did_not_eat puke pukes',
  ),
  thin: words(
    'fat thin skinny thinner slim calories weight ugly disgusting size_zero model_thin perfect_body be_a_model like_a_model kilos',
  ),
  worthless: words(
    'worthless pointless meaningless useless unbearable hopeless not_worth_living not_worth_it not_worth',
  ),
  /** Not being in the world any more. */
  gone: words(
    'gone dead not_here not_there not_around no_longer_here no_longer_there no_longer_around no_longer_alive not_alive never_born never_been_born had_never_been_born did_not_exist not_exist ' +
      'no_longer_existed under_the_ground in_the_ground in_my_grave in_his_grave in_her_grave in_a_grave disappeared_forever vanished_forever was_gone were_gone was_dead were_dead was_not_here were_not_here ' +
      'was_not_there were_not_there died in_a_coffin not_in_the_world',
  ),
  pain_reason: words(
    'feel_something feel_alive feel_better feel_less feel_good cope calm_down punish deserve deserves deserved because_nobody because_no_one because_i_am because_she_is because_he_is because_she_hates because_he_hates because_i_hate numb stress',
  ),
  /** How a deed is praised that nobody may copy. */
  admired: words(
    'brave bravely noble beautiful beautifully peaceful peace happy happier heroic hero way_out right_idea free freedom the_best good_idea solution smart cool right_thing honourable honorable funny hilarious',
  ),
  better: words('better lighter happier easier nicer brighter fine relieved free'),
  /** What cuts or burns. */
  edge: nouns('blade razor razor_blade shard knife scissor lighter cigarette box_cutter scalpel').concat(
    words('glass piece_of_glass broken_glass scissors'),
  ),
  draw: verbs('drag draw run press push pull slide hold scrape cut slice dig stub'),
}
