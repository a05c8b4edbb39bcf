import { people } from '../lexicon/people.ts'
import { type PhraseRule, rulesOf } from '../theme.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

const smallNumbers = Array.from({ length: 200 }, (_, number) => String(number + 1)).join(' ')

const rule = rulesOf({
  ...people,
  digit: words(
    'zero oh nought one two three four five six seven eight nine double triple 0 1 2 3 4 5 6 7 8 9',
  ),
  count: words(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety ' +
      `hundred twenty_one twenty_two twenty_three ${smallNumbers}`,
  ),
  street: nouns('street road avenue lane drive boulevard crescent court terrace close mews alley square'),
  phone: words(
    'phone number call mobile tel cell telephone landline whatsapp line ring dial text reach handy',
  ),
  alone: words(
    'alone by_himself by_herself by_myself by_themselves on_his_own on_her_own on_my_own on_their_own all_alone unattended without_an_adult without_a_grown_up',
  ),
  o_clock: words(
    'at_half at_quarter at_ten at_five at_twenty at_one at_two at_three at_four at_six at_seven at_eight at_noon every_day every_afternoon every_morning every_tuesday every_monday every_wednesday every_thursday every_friday on_mondays on_tuesdays on_wednesdays on_thursdays on_fridays pm am ' +
      'p_m past_two past_three past_four past_one oclock o_clock from_8 from_9 from_7 until_5 until_6 till_5 till_6 at_3 at_4 at_2 at_1 at_8',
  ),
  secret: words('code pin password passcode passphrase combination pin_number keycode'),
  live: verbs('live stay dwell reside move sleep'),
})

/** Numbers, addresses, codes and habits that are spelled out in words instead of signs. */
export const personalDataInWords: readonly PhraseRule[] = [
  rule(
    [
      '<digit> <digit> <digit> ~1 <digit> <digit> <digit> <digit> ~6 <phone>',
      '<phone> ~6 <digit> <digit> <digit> ~1 <digit> <digit> <digit>',
      'zero/oh/nought <digit> <digit> <digit> ~1 <digit> <digit>',
      'double/triple <digit> <digit> <digit> ~1 <digit> <digit>',
      '<secret> ~5 is/are/reads ~3 <digit> <digit> ~1 <digit>',
      'is ~1 <digit> <digit> <digit> ~1 <digit> ~4 <secret>/alarm/door/gate/safe',
      'type/enter/punch/press ~4 <digit> <digit> <digit> ~1 <digit> ~5 door/gate/alarm/lock/house/in',
      "wifi/wi_fi/login/email/account/computer/tablet/gmail/ipad/netflix ~1 's? password/passcode/pin is",
      '<secret> ~2 is ~3 <digit> <digit>',
      '<secret> ~2 is ~2 <digit>',
      'password/passcode for/of/to <his>/the ~3 is',
      // Where we live.
      '<live> ~3 on/in/at ~3 <street> ~2 number/no/house <count>',
      '<street> number/no <count>',
      'number <count> ~1 on/in/at ~3 <street>',
      'house/apartment/flat/door ~1 <count> ~1 on/in/at ~3 <street>',
      '<live>/home/house/apartment/flat ~4 <street> ~6 second/third/fourth/fifth/first/top/ground floor',
      '<count> ~2 <street> ~2 is/in where/is_our/is_my/is_where ~2 <live>/home/house/address',
      'our/my/her/his/home/house address is ~1 <count>',
      'where <he> live is ~1',
      // When somebody is alone.
      '<street>/school/bus/station/stop ~12 <o_clock> ~10 <alone>',
      '<street>/school/bus/station/stop ~6 <alone> ~3 <o_clock>',
      '<alone> ~2 home ~4 <o_clock>',
      'home ~1 <alone> ~1 <o_clock>',
      'walk*/walks/cycle*/cycles/ride*/rides home ~1 from ~5 every_day/each_day/every_afternoon ~1 at <count>',
      'walk*/walks/go/goes/come*/rides home ~1 <alone> ~4 <o_clock>/from_school_at',
      '<street> ~10 home ~2 <alone>',
      'nobody/no_one ~1 is/are ~1 at? home ~2 from/between/until/till/before/on/every ~2 <count>/monday/tuesday/wednesday/thursday/friday/weekdays/sunday',
      'house/home/apartment/flat is/stands/will_be empty ~1 from/between/until/till/all_week/all_summer/next/every/on ~2',
      'away/vacation/holiday/holidays ~3 from/until/till ~6 key/house_is/empty',
      'away/vacation/holiday/holidays from/until/till ~6 nobody',
      'spare/house/door key ~3 under/in/behind/inside ~3 mat/doormat/pot/flowerpot/stone/gnome/mailbox/letterbox/plant/brick/rock',
      'key ~2 under/behind the ~2 mat/doormat/pot/flowerpot/gnome',
      'can/may/will/come ~2 pick <him> up ~2 at/from ~4 <o_clock>',
      // Who we are.
      'last_name/surname/family_name/maiden_name is ~1 !funny/long/too/so/a/not/very/hard/like/easy/what',
      'full name is ~1 !funny/long/too/so/a/not/very/hard/what',
      'add/follow/find/message/text/friend/dm/pm/write ~1 <him> ~2 on/via/at/in/over ~1 discord/snapchat/instagram/roblox/tiktok/facebook/whatsapp/telegram/minecraft/fortnite/steam/kik/skype/signal/twitch/xbox/insta/snap',
      'dot/at gmail/hotmail/yahoo/outlook/icloud/web/gmx/aol/proton dot ~1',
      'mail/email/write/e_mail ~8 at ~2 dot com/org/net/de/uk/co/fr',
      'dot com/org/net/de/fr slash/forward',
      'www dot',
      'find <him> ~1 at the ~2 park/pool/playground/gym/pitch/rink/library ~2 every/each/on',
      'our/my house is the ~6 end/corner/number/next/opposite/near ~1 of/to ~3 lane/street/road/avenue/close/drive',
      'number_plate/licence_plate/license_plate/plate_number ~3 is/reads/starts ~1',
      'credit/debit/bank ~1 card ~2 number/ends/expires/pin ~3 is/ends/expires/in',
      "mother_'s_maiden name",
    ],
    [
      'pretend',
      'counted',
      'nine ~2 ten',
      'once i caught',
      'treasure',
      'little piggy/pigs/ducks/monkeys',
      'rocket/countdown/blast',
      'fairy/dragon/elf/mouse/rabbit/owl/fort/pirate/pirates/castle ~8 password',
      'password ~8 fairy/dragon/elf/mouse/rabbit/owl/fort/pirate/pirates/castle',
      'cloud/rainbow/gingerbread/candy street/road/lane/avenue',
    ],
  ),
]
