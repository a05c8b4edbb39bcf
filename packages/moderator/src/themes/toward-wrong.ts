import { phrase } from '../words/phrase.ts'

/** What, in the sentences around a wrong, says that it hurt and was put right. */
export const mended = [
  'sorry/apologise*/apologize*/apologised/apologized/forgave/forgive/forgives/forgiven/forgiveness/ashamed/regretted/regrets',
  'felt/feels/feel ~1 awful/terrible/bad/guilty/miserable',
  'stop ~1 said/cried/shouted/called/it',
  'that/it/this is/was ~2 mean/wrong/unkind/unfair/cruel/not_right/not_fair/not_funny',
  'gave/gives/brought/brings ~2 back',
  'become/became/becomes/made/make/are ~1 friends',
  'sat/sits/sit ~2 next_to/beside/with ~1 him/her/them',
  'hurt/hurts ~1 !him/her/them',
  'teacher/mother/father/grandma/grandpa/mum/mom/dad/nurse/doctor ~4 helped/comforted/saw/noticed/explained/told/hugged',
  'say/says/said no',
  'shook/shakes ~1 head',
  'come/comes/came ~1 round/around ~2 ask/asks/asked/invite/invites/invited',
  'ask/asks/asked/invite/invites/invited him/her/them to ~6 with them/us',
  'hospital/better_again/recovered/well_again',
].map((source) => phrase(source, {}))

/**
 * What shows that something is told as wrong and mended, or left undone. For themes of which a story may tell so: what teaches
 * or praises them has none of it.
 */
export const toldAsWrongAndMended: readonly string[] = [
  'sorry/apologise*/apologize*/apologised/apologized/apology/apologies/forgive*/forgave/forgiveness/forgiven/ashamed/regret*/regretted',
  'made/make/makes/making/put/puts ~1 it ~1 up/right/good ~1 again/with/to',
  'wrong/unkind/not_kind/not_nice/not_fair/unfair/not_right/not_okay/not_ok/never_okay/mean_to/hurtful/not_true/a_lie/lies_of',
  'stop/stops/stopped/stand_up/stands_up/stood_up/speak_up/speaks_up/spoke_up/stick_up/sticks_up/stuck_up/defend*/protect*/protects/protected/rescue*/comfort*/comforts/comforted/befriend*',
  'tell*/told ~2 teacher/grown_up/grown_ups/adult/mum/mom/dad/mother/father/parents/grandma/grandpa/nurse/doctor/someone',
  'told/tells/asked/asks/got/gets/fetches/fetched/found/finds ~3 for? help',
  'help*/helped/helps/helping/heal*/healed/recover*/recovered/better_again/get_well/got_well/gets_well',
  'learn*/learned/learnt/learns ~3 that/to_be/not_to/kind/love/how_wrong/never',
  'friend/friends/friendship/make_up/made_up/makes_up/kindness/kind/peace/together_again',
  'not/never/no ~2 should/must/do/try/play/join/copy/laugh/let/want',
  'should_not/must_not/do_not/did_not/would_not/will_not/says_no/said_no/refuse*/refused/refuses/no_one_should/nobody_should/never',
  'dangerous/warn*/warned/warns/warning/careful/safe/safety/safely',
  'avoid/without/leave_out/instead_of/please_no/no_bullying/not_scary/against_bullying/anti_bullying',
]
