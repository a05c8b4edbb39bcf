import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { rulesOf, type Theme } from '../theme.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

const rule = rulesOf({
  ...people,
  ...exemptions,
  spirit: nouns(
    'spirit ghost demon devil dead_person dead_soul dark_spirit evil_spirit dark_lord dark_force dark_power soul_of_the_dead ancestor_spirit poltergeist',
  ).concat(
    words(
      'the_dead satan lucifer baphomet beelzebub the_beast the_underworld satans demons dead_grandmother dead_grandfather dead_grandma dead_grandpa',
    ),
  ),
  call: verbs(
    'summon conjure invoke evoke channel contact call_up raise awaken worship pray_to bow_to serve obey adore',
  ),
  ritual: words(
    'pentagram pentacle pentagrams blood_ritual blood_sacrifice black_mass satanic satanist satanists satanism black_magic dark_magic dark_arts witchcraft_ritual necromancy necromancer devil_worship devil_worshippers demonology sigil sigils occult occultism occultist hexagram_of grimoire ' +
      'voodoo_doll voodoo_dolls voodoo hoodoo hexing_spell blood_pact blood_oath wiccan wicca love_spell ouija ouija_board ouija_boards witchboard spirit_board spirit_boards seance seances',
  ),
})

/**
 * Calling spirits or the devil, curses and fortune-telling as something real that works. The devil who tempts Jesus, demons who are
 * driven out, the wise men and their star, fairies and a wizard of a tale pass.
 */
export const occult: Theme = {
  category: 'occult',
  is: 'Calling the dead, spirits or the devil, curses and blood rituals, fortune-telling as something that works.',
  isNot:
    'The tempter and the demons of the Gospels, Saul at Endor, the wise men’s star, fairies, dragons and wizards of a tale.',
  advice:
    'is about calling spirits, curses or telling fortunes. Please leave it out; wonder in a story can come from prayer, from nature or from a fairy tale.',
  phrases: [
    rule(
      [
        '<ritual> ~1 !is_wrong',
        'tarot ~1 card/cards/reading/readings/deck/reader/told/says/lady',
        'tarot',
        '<call> ~3 <spirit> ~1 !of_christmas/of_adventure',
        'talk*/speak*/spoke/talking/communicat*/chat*/whisper* ~1 to/with ~2 <spirit>/dead_people/the_spirits/dead ~4 candle/candles/board/glass/mirror/midnight/answer*/through/circle/medium/board_game',
        'talk*/speak*/spoke/communicat*/contact* ~2 the_dead/dead_people/spirits_of/the_spirits/demons/the_devil',
        'sell*/sold/give/gave/trade*/promise*/pledge*/offer* ~2 <his>/soul ~1 soul? ~1 to ~2 devil/satan/demon/darkness/dark_lord/lucifer',
        'sell*/sold/traded <his>/her/his/my/your soul',
        'pact/deal/contract/bargain with ~2 devil/satan/demon/demons/lucifer/the_dark/evil_spirit',
        'hail/praise/worship*/all_hail/serve/follow/love/pray_to/prays_to/prayed_to satan/lucifer/the_devil/baphomet/demons/a_demon/the_demon/the_dark_lord/the_goddess_of',
        'satan/lucifer/devil ~2 is/as ~2 lord/king/master/god/friend/father/hero/right/stronger/good/cool',
        'baphomet',
        'number of the beast',
        '666',
        'cast*/casts/put*/puts/place*/speak*/throw*/lay*/laid/learn*/write*/chant* ~3 curse/hex/curses/hexes/evil_eye/love_spell/death_spell/binding_spell/jinx ~2 on/upon/over/against/to ~2 <someone>/enemy/teacher/<him>/her/ex/classmate ~1',
        'curse/hex/spell/spells/ritual/potion ~4 that_really_works/really_works/actually_work/to_make_him/to_make_her/to_kill/to_hurt/to_harm/to_punish/to_get_revenge/against_your/with_blood/with_hair/real_spell',
        'real/working/actual ~1 spell/spells/curse/curses/witchcraft/magic_ritual/ritual/witch_ritual/hex ~1 !friends',
        'how to ~2 curse/hex/summon/conjure/become_a_witch/cast_a_spell_on/cast_a_curse/read_palms/read_tarot/tell_fortunes/open_the_third_eye/contact_the_dead/bewitch/call_spirits/perform_a_ritual/do_witchcraft',
        'doll ~4 needle/needles/pin/pins ~6 hurt*/pain/curse*/enemy/stab*/stick*/feel*/teacher',
        'needle/needles/pin/pins ~4 doll ~6 hurt*/pain/curse*/enemy/feel*/teacher/screams/scream/limps/belly',
        'drop*/blood/blood_of ~4 candle/candles/circle/altar/chalice/pentagram ~5 summon*/chant*/spirit*/demon*/ritual/midnight/power/dark',
        'candle/candles ~4 circle ~6 chant*/summon*/spirit/spirits/dead/demon/blood/ritual',
        'black candle/candles ~5 chant*/curse*/spell/midnight/circle/burn*/name/light*/lit',
        'chant*/chants/chanted/say/says/said ~4 bloody_mary/candyman ~4',
        'bloody mary ~3 mirror/times/three',
        'mirror ~4 three_times/thirteen_times ~6 appear*/ghost/mary/spirit/dead',
        'charlie charlie ~2',
        'glass/pointer/planchette/coin ~5 moves/moved/move/slide*/slid ~5 letters/letter/spell*/spirit/board/answer*/alphabet',
        'horoscope/horoscopes/astrology/zodiac/star_sign/star_signs/birth_chart ~5 say*/says/tell*/predict*/know*/decide*/read*/true/future/love/destiny/every/lucky/today/believe*/choose*',
        'fortune teller/tellers/telling ~4 true/knows/sees/future/reads/says/predict*/told/right/crystal/palm/cards',
        'crystal ball ~5 future/sees/saw/shows/tells/predict*/knows/true/fate/destiny',
        'read*/reads/reading ~1 <his>/palm/tea_leaves/palms/the_cards/coffee_grounds/the_stars/the_bones ~2 hand/palm/palms/lines? ~4 future/fate/destiny/predict*/know*/tells/foretell*/fortune/marry/come_true',
        'tea leaves/leaf ~5 future/fate/tell*/predict*/destiny/show*/death',
        'palm reader/reading/readers',
        'psychic/clairvoyant/medium/soothsayer/shaman ~5 dead/spirit/spirits/future/predict*/contact*/reads/sees/power/powers/trance/knows/channel*',
        'third eye',
        'healing crystals/stones/crystal_energy/crystal ~2',
        'crystal/crystals/amulet/talisman/charm/rabbit_foot ~4 protect*/bring*/energy/heal*/ward* ~3 luck/evil/spirits/energy/him/her/them/away/power/bad ~1 !game',
        'reincarnat*/past_life/past_lives/astral_projection/astral_travel/chakra/chakras/aura_reading/karma_ritual/evil_eye_amulet/moon_goddess/mother_goddess/pagan_ritual/pagan_gods/horned_god',
        'goddess/god ~2 of_the_moon/of_the_dead/of_death/of_war/of_darkness/kali/odin/thor/zeus/isis/hecate/ra ~4 pray*/sacrifice*/worship*/bow*/offering/answer*',
        'pray*/prays/prayed/sacrifice*/worship*/bow*/bowed ~2 to ~2 goddess/moon_god/sun_god/odin/zeus/hecate/isis/idol/idols/baal/the_moon/ancestors/dead_ancestors/kali/buddha_statue ~1',
        'sacrifice*/sacrificed ~3 <pet>/goat/cat/chicken/black_cat/virgin/baby/rooster/child ~6 altar/devil/demon/satan/spirit/ritual/moon/midnight/dark/blood/gods',
        'possess*/possessed ~2 by ~2 demon/devil/spirit/ghost/satan ~3 <he>/power/strong/good/fun/cool/enjoy*/loves/likes/gives',
        'demon ~1 friend/pet/helper/inside_her/inside_him/master ~3',
        'vampire/werewolf/zombie ~2 blood ~3 drink*/suck* ~2 ritual/child/neck',
        'upside_down/inverted/burning_the/upturned/burn_the cross/bible/crosses',
        'burn*/burned/burnt/tear*/tore/spit_on/spits_on/rip* ~2 bible/bibles/crucifix',
        'curse*/cursed/hex*/hexed/jinx* ~2 <someone>/him/her/teacher/classmate ~6 hair_fell/fell_ill/falls_ill/warts/revenge/works/worked/it_worked',
        'witch/witches ~3 coven/sabbath/sabbat/ritual/of_darkness/initiation/altar ~1',
        'coven/covens',
        'seance/spirit_circle/a_medium/spirit_medium',
        'hail ~2 prince_of_darkness/dark_lord/horned_one/lucifer',
        'horned/dark one/lord/prince/master ~3',
        'prince_of_darkness/powers_of_darkness ~1',
        'satan/lucifer/devil ~3 throne/good_guy/friend/good_advice/whisper*/frees/bow*/bowing/hug*/must_win_against',
        'demon/demons/devil ~6 must_win/strength/power/powers/superpowers/pet/homework/answers/whisper*/serve*/helper/hug*/friend/best',
        'worship*/serves/serve/obey*/praise* ~3 demon/devil/satan/spirits/moon_god/idol',
        'spell/spells/ritual/rituals/curse/curses/hex/hexes/magic ~4 really_work/that_work/real/works/for_beginners/make_people_love/make_him_love/make_them_sick/so_that_we_can/perform',
        'book of ~1 witchcraft/black_magic/curses/hexes/the_dead',
        'witchcraft ~2 !is/was',
        'signed/sign/signs ~3 in/with blood',
        'blood ~6 bound/bind/oath/ritual/spell/sign*/swore/serve/dark',
        'spirits/spirit/ancestors ~3 are_with_us/answer*/obey*/tell/told/came_into/spoke_through/entered/speak_to_us/took_over',
        'ghost ~6 entered/took_over/see_the_future/tells/possess*/obey*/ouija/board',
        'call/calls/called/calling/wake/raise/raises ~1 the dead/spirits/demons ~2 !sea/to_life',
        'talk*/talks/speak/speaks ~2 with/to ~1 dead/spirits/demons/ghosts/dead_soldiers ~1 !in_her_prayers',
        'old/pagan/forest gods ~5 power/bow/pray/sacrifice/serve',
        'bow*/bowed/pray/prays/prayed/chanted ~1 to/before the? ~1 moon/sun/goddess/old_gods/statue/stone ~3 !and_stars_bowed/bowed_to_joseph',
        'pendulum ~6 yes/no/decide*/answer*/future/left',
        'coffee_grounds/coffee_ground/tea_leaves ~6 coffin/future/death/show*/saw',
        'aura/chakra/evil_eye/lived_before/former_life/earlier_life/leave_their_bodies/astral',
        'crystals/crystal ~5 full_moon/energy/heal/pass/charge*/exam/power/who_would_die/future',
        'candle ~5 burn ~3 name ~6 love/die/curse',
        'star_sign/star_signs/horoscope/horoscopes/scorpio/libra/virgo/sagittarius/capricorn ~8 decide*/must/should/says/said/say/friends/typical/stars/future/true/works',
        'stars ~3 decided/decide/have_decided ~3',
        'cards ~4 never_lie/death/hanged_man/come_true/came_true/showed/foretold/future',
        'goat headed ~1',
        'cross ~5 upside_down',
        'curse/curses/cursed/hex/spell ~2 on ~2 boy/girl/sister/him/her/teacher/people/enemy/enemies ~5 ill/worked/works/sick/fun/bullies/next_day',
        'curses/hexes people ~3',
      ],
      [
        '<leaving-out>',
        'saul/endor/elijah/baal/jesus/daniel/moses/aaron/golden_calf/nebuchadnezzar/gideon/paul/ephesus/simon/gerasene/legion/pharaoh/shadrach/israelites/manasseh',
        'not/never ~4 worship*/bow/summon*/horoscope/fortune/idol/idols/spirits/dead/witchcraft/believe*/trust/need/pray*/call',
        'cast/drove/drives/driven/casts out/away',
        'pretend*/toy/costume/dress_up/play/halloween_costume/cookies',
        'wrong/instead/trust_god/trusts_god/does_not_work/not_true/nonsense/silly',
        'medium ~1 sized/size/large/small/brown/length/blue/green/height/build/dark/to_long/hair/heat/rare/pizza',
        'small medium/and_medium',
        '<ritual> ~3 left_behind/burned/threw_away/gave_up',
      ],
    ),
  ],
}
