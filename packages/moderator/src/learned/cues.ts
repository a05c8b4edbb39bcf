import { plainText } from '../normalise/plain-text.ts'
import { topicsOfMoreTongues } from './topics-of-more-tongues.ts'
import { topicsOfTongues } from './topics-of-tongues.ts'

/**
 * Topics that harmful and harmless lines speak of, and words that speak of them: a topic, then its words; a star stands for any ending. No
 * topic is harmful by itself. The classifier learns which of them together are.
 */
const topics = `
shape fat* thin* skinny slim* chubby weigh* weight* kilo* pounds calorie* belly tummy thigh* waist diet* scale scales ribs bones bony plump overweight slender figure
meal eat eats ate eaten eating food meal* breakfast lunch* dinner* supper cake* bread sandwich* plate snack* dessert* bite swallow* hungry hunger starv* appetite sweets biscuit* cookie* pancake*
purge vomit* puk* purg* laxative* throat fingers toilet flush* spit* hid* napkin
mirror mirror* pretty beautiful perfect model* princess* ballerina* dress admire* proud
dare dare* daring bet challenge* trend* viral video* tiktok youtube likes clicks follower* views film* camera* selfie* prank* initiation courage coward chicken record champion online internet
height roof* bridge* cliff* balcon* tower* crane* rails track* motorway highway edge ledge* pylon* skyscraper* railing* quarry traffic
hazard batter* magnet* detergent soap bleach cleaner* pod pods capsule* glue socket* plug outlet fork lighter flame* firework* firecracker* deodorant spray* freezer dryer stove matches electric fuse
breath breath* faint* choke* choking squeez* dizzy unconscious strangl* neck bag
act jump* climb* leap* hang* balanc* drink* drank swallow* lick* hold* stay* run ran touch*
mock laugh* mock* teas* bull* humiliat* ridicul* giggl* jeer* insult* taunt* imitat* point* pranks rumour* rumor* gossip*
loser loser* weirdo* ugly stupid smell* stink* stinky nerd* weak* wimp* crybab* dumb idiot* freak* boring glasses braces stutter* stammer* limp* poor
exclude nobody ignore* exclud* invite* invit* alone friendless outsider unwanted
pupils class classmate* school playground kids gang club everyone everybody team locker homework
joy fun funny hilarious best great cool clever popular happy wonderful celebrat* cheer* proud glorious winner* wins won
mending sorry forgiv* forgave ashamed apolog* comfort* friend friends friendship help* kind kindness share* shared gentle hug* promise* learn* together peace
refusal no not never without stop* instead avoid* careful danger* warn* wrong
adult teacher mum mom dad mother father grandma grandpa parents doctor nurse grandmother grandfather granny papa mama
spirit spirit spirits ghost* demon* devil* satan* lucifer dead ancestor* soul souls hell horned underworld medium
rite candle* circle* pentagram* altar* blood chant* ritual* seance* midnight skull* grave graveyard sacrific* incense ouija board planchette
fortune tarot card cards palm crystal* horoscope* zodiac scorpio libra stars fortune* pendulum predict* future fate destiny prophecy astrolog*
curse curse* hex* spell* witch* voodoo doll needle* pins magic* sorcer* charm* amulet* potion*
worship worship* pray* serve* serving obey* bow bowed praise* goddess* idol* gods master lord
bomb bomb* explo* grenade* dynamite detonat* blast gunpowder molotov* fuse landmine* tnt
gun gun guns rifle* pistol* bullet* trigger* revolver* shotgun* ammo* ammunition magazine gunm* weapon* shoot* shot sniper
blade knife knives sword* blade* razor* axe* stab* dagger* spear* sharp* cut cuts
making how make makes made build* built mix* recipe* instruction* step steps teach* taught show* explain* exactly detail* amount* blueprint* tip tips diagram*
poison poison* toxic chlorine gas acid venom* ammonia petrol gasoline fertilizer fertiliser
crowd crowd* market* church* mosque* synagogue* train* station* plane* airplane* stadium* mall parade* concert* bus embassy parliament people passenger* worshipper*
attack attack* hijack* hostage* massacre* terror* assault* ambush* raid* strike* destroy* explod* behead* burn*
cause martyr* infidel* jihad* holy caliphate struggle movement unbeliever* believer* paradise cell leader enemy enemies revenge glory oath
death die dies died dying dead death kill* murder* suicid* corpse* funeral
self myself herself himself yourself themselves
despair hate* worthless goodbye disappear* gone numb empty miss pain hurt* cry* cried tears sad* lonely unhappy hopeless end tired
means pills pill tablets rope noose wrist* wrists arms vein* sleeves scar* scars window ledge platform river
wound blood* bleed* bled wound* scream* bones guts skull* severed head crush* torn tore rip* ripped gore beat* punch* kick* slap* hit hits
torture tortur* torment* suffer* cruel* beg begged tied chain* cellar whip* drown* strangl* pillow
sex sex* porn* erotic* lust* aroused moan* orgasm* lover* flirt* kinky stripper* prostitut* seduc* naked nude undress* breast* nipple* bra panties underwear bottom
touch touch* kiss* kissed bed lap stroke* stroked skirt thighs secret secretly rub* rubbed grope* fondl* blanket shower
drug drug* weed cannabis pill joint* cocaine heroin powder* needle* smok* vape* vaping stoned high cigarette* cigar* tobacco dealer* sniff* snort* mushroom* meth
drink beer* wine vodka whisky whiskey rum drunk* booze* alcohol* bottle* tipsy liquor pub bar
group foreigner* black white jew* muslim* refugee* gyps* immigrant* women woman girls gay* lesbian* disabled chinese african* arab* race races skin colour color headscarf religion
contempt dirty lazy steal* thief thieves smell* useless inferior belong* rats vermin trust country home kind filth* breed* superior pure
machine instruction* rules rule prompt* system filter* guideline* ignore* disregard* override* bypass* model ai chatbot* assistant* moderat* policy jailbreak* output* print* json python code developer* restriction* unfiltered role
task email homework translate* essay* question* answer* weather maths math script program* shopping advice tax
contact street road avenue phone number numbers call address* email mail password* account* iban card whatsapp instagram insta snapchat zip postcode passport
place live* lives lived home alone key school bus walk* route every
bible jesus god david moses noah goliath jonah joseph abraham samson daniel peter paul esther ruth mary angel* prophet* disciple* cross bible psalm gospel pharaoh israel* shepherd* ark apostle*
play toy toys play* pretend* game* balloon* snow* wooden cardboard plastic foam costume* puppet* kite* bubbl* teddy lego
nature bird* dog dogs cat cats bear bears fox foxes lamb* sheep horse* rabbit* mouse mice tree* flower* river* star* sun moon rain wind
fury angry anger rage furious bitter revenge fight* fought argue* quarrel*
wish story want* please write* tell* about should make could let add more
child boy boys girl girls child children kid baby babies son daughter brother sister toddler*
`

interface Cues {
  words: ReadonlyMap<string, readonly string[]>
  beginnings: ReadonlyMap<string, readonly string[]>
}

const shortestBeginning = 3

/** In plain letters, as the words of a text are read: without accents, and with Latin letters for those of another alphabet that look like them. */
function readCues(): Cues {
  const words = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  for (const line of plainText(
    [topics, topicsOfTongues, topicsOfMoreTongues].map((lines) => lines.trim()).join('\n'),
  ).text.split('\n')) {
    const [topic = '', ...cues] = line.split(' ')
    for (const cue of cues) {
      const [known, word] = cue.endsWith('*') ? [beginnings, cue.slice(0, -1)] : [words, cue]
      known.set(word, [...(known.get(word) ?? []), topic])
    }
  }
  return { words, beginnings }
}

const { words, beginnings } = readCues()
const longestBeginning = Math.max(...[...beginnings.keys()].map((beginning) => beginning.length))

/** Every topic, in alphabetical order. */
export const allTopics: readonly string[] = [
  ...new Set([...words.values(), ...beginnings.values()].flat()),
].sort()

/** The topics that a word speaks of. */
export function topicsOf(word: string): string[] {
  const found = new Set(words.get(word))
  for (let length = shortestBeginning; length <= Math.min(word.length, longestBeginning); length++) {
    for (const topic of beginnings.get(word.slice(0, length)) ?? []) found.add(topic)
  }
  return [...found]
}
