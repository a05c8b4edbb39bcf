import { rulesOf, type Theme } from '../theme.ts'
import { words } from '../words/word-group.ts'
import { knownByOneName, livingPeople } from './real-people-list.ts'

const rule = rulesOf({
  alone: knownByOneName,
  full: livingPeople,
  country: words(
    'the_united_states the_usa america usa france germany russia ukraine china brazil mexico korea north_korea israel turkey poland italy spain england britain the_philippines kenya tanzania india the_us the_uk',
  ),
})

/** Living people whom everybody knows. Those of the Bible and of history pass, and so does a child called Taylor or Leo. */
export const realPeople: Theme = {
  category: 'real-people',
  is: 'Living people whom everybody knows, under their own name.',
  isNot:
    'People of the Bible and of history, a first name that somebody famous has, too, a president of an invented country.',
  advice:
    'is a real person who has not been asked. Please choose another name; a singer or a footballer you invent can do the same things.',
  phrases: [
    rule(
      [
        '<full>',
        '<alone> ~1 !card/cards',
        'current/real/our president/chancellor/prime_minister/pope/king/queen of ~1 <country> ~1',
        'president/prime_minister/chancellor/king of <country> ~3 today/right_now/himself/in_office/currently/tweets/tweet',
        'the current president/pope/chancellor/prime_minister/king',
        'vice_president vance/harris',
        'pope himself ~1 francis/leo',
        'king of england ~1 charles',
      ],
      ['trump card/cards', 'trumps', 'last trump', 'biden his_time', 'musk ox/deer/melon', 'gates of'],
    ),
  ],
}
