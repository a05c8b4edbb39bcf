import { nouns, words } from '../words/word-group.ts'

const pronouns = words(
  'him her them you me us myself everyone everybody anyone anybody someone somebody each_other one_another',
)

const family = nouns(
  'mother father mom mum mommy mummy mama papa dad daddy parent brother sister sibling son daughter uncle aunt ' +
    'auntie cousin nephew niece grandma grandpa granny grandad grandmother grandfather nana wife husband spouse ' +
    'stepmother stepfather stepdad stepmom stepmum stepbrother stepsister girlfriend boyfriend fiancee twin family',
)

const children = nouns(
  'boy girl kid child baby toddler infant orphan teen teenager schoolgirl schoolboy pupil student classmate minor ' +
    'youngster preschooler',
)

const adults = nouns(
  'people person man woman guy lady human teacher babysitter nanny neighbour neighbor friend stranger mate ' +
    'nurse doctor coach boss priest pastor vicar nun mayor cashier shopkeeper watchman clerk cop policeman policewoman ' +
    'officer guard soldier sailor prisoner hostage victim beggar servant maid milkmaid slave farmer peasant villager ' +
    'traveller traveler tourist guest worker passenger hiker shopper commuter rival enemy robber thief burglar pirate ' +
    'captain hunter king queen prince princess knight emperor witch wizard elf dwarf fairy crowd ' +
    'merchant witness bystander owner civilian traitor spy duke noble knight monk miner painter artist banker lawyer mechanic pilot reporter journalist scientist singer dancer ' +
    'actor author blacksmith baker miller carpenter tailor barber dentist clown magician juggler jester nun bishop pope rebel refugee immigrant tourist ' +
    'referee player teammate roommate landlord tenant customer waitress chef sheriff warden judge viking samurai ninja cowboy hobo beggar fisherman ' +
    'shepherd carer caretaker janitor librarian headmaster headteacher principal dean professor chief leader follower worshippers inmate patient ' +
    'passerby pedestrian cyclist camper kidnapper attacker elder senior couple gentleman fellow dude nation people_inside crew squad gang member ' +
    'homeless_man old_man old_woman bully president driver waiter butler postman mailman cook gardener worshipper',
)

/** Names that stand for anybody in the lines of people who try the limits. */
const animals = nouns(
  'animal cat kitten kitty dog puppy hamster rabbit bunny pony horse frog bird hen chicken squirrel mouse cow pet ' +
    'lamb piglet duck duckling guinea_pig parrot unicorn',
)

const someone = [...pronouns, ...family, ...children, ...adults]

/** Who does it and who suffers it. */
export const people = {
  someone,
  'someone-else': [
    ...family,
    ...children,
    ...adults,
    ...words('him them you me us everyone everybody someone somebody'),
  ],
  /** People only by name of what they are, so that "cut them in half" may speak of apples. */
  person: [...family, ...children, ...adults, ...words('him her me')],
  child: children,
  family,
  pet: animals,
  victim: [...someone, ...animals],
  parent: nouns(
    'mother father mom mum dad daddy mommy mummy papa mama parent stepmother stepfather stepdad stepmom stepmum uncle ' +
      'aunt husband boyfriend nanny babysitter teacher coach grandpa grandma',
  ),
  he: words('i he she they we you it'),
  him: pronouns,
  his: words("his her their my your our its 's"),
  the: words(
    "the a an this that these those some every each all any another both one two three four five several many his her their my your our its 's",
  ),
  self: words('myself himself herself themselves themself yourself yourselves ourselves oneself itself'),
}
