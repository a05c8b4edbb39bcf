import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

export const sexualWords = {
  ...people,
  ...exemptions,
  /** Never innocent in a family's text. */
  act: words(
    'whore whores porn porno pornography pornographic erotic erotica eroticism orgasm orgasms orgasmic orgy orgies masturbate masturbates ' +
      'masturbated masturbating masturbation wank wanks wanked fetish fetishes bdsm hentai nsfw xxx blowjob blowjobs blow_job ' +
      'blow_jobs handjob handjobs hand_job dildo dildos vibrator condom condoms fellatio cunnilingus ejaculate ejaculates ejaculated ' +
      'ejaculation semen sperm_on horny sexy sexier sexiest sexual sexually sexuality sexualized sexting sexts sexted sexting_with ' +
      'threesome foursome gangbang milf dominatrix foreplay kinky striptease stripper strippers strip_club strip_clubs stripclub ' +
      'lap_dance lap_dances pole_dance pole_dancer pole_dancing brothel brothels prostitute prostitutes prostitution call_girl ' +
      'call_girls escort_girl pimp pimps playboy onlyfans only_fans camgirl cam_girl sugar_daddy sugar_baby upskirt upskirts ' +
      'lingerie thong negligee virginity one_night_stand incest incestuous paedophile paedophiles pedophile pedophiles ' +
      'pedo pedos paedo molest molests molested molesting molester rape rapes raped raping rapist rapists groped_her ' +
      'fondle fondles fondled fondling seduce seduces seduced seducing seductive seductively seductress aroused_by cunnilingus ' +
      'copulate copulated copulating fornicate fornicating deflower deflowered climaxed sexpot slutty bondage voyeur ' +
      'intercourse hooker hookers whorehouse nudes nudity nudist nude nudist_beach topless kamasutra kama_sutra slave_girl_to_please ' +
      'sugar_mommy playmate_centerfold love_scene love_scenes sex_scene lovemaking love_making grooming_her grooming_him grooming_children ' +
      'body_count_of_lovers jailbait lolita lolicon upskirting sensual steamy quickie quickies raunchy voluptuous busty shagging shagged r34 rule_34 ahegao smut smutty x_rated r_rated_scene',
  ),
  organ: nouns(
    'penis vagina genital genitalia clitoris clit testicle scrotum vulva labia boob titty tit boobie nipple erection anus ' +
      'pubic_hair private_part willy_out boner foreskin a_hard_on his_hard_on pussy cunt dick cock_out member_of_his cleavage',
  ).concat(
    words(
      'privates boobies titties pubes bare_breasted barebreasted bare_chested_girl butt_naked buck_naked',
    ),
  ),
  /** Innocent alone: a bath, a hen, a bottom on a chair. */
  body: nouns(
    'breast bosom buttock crotch groin thigh bottom bum butt ass arse bust cleavage curve rear chest backside',
  ).concat(
    words(
      'between_the_legs between_her_legs between_his_legs between_their_legs between_my_legs down_there lap',
    ),
  ),
  touch: verbs(
    'touch rub grope fondle stroke squeeze lick caress grab kiss massage suck nibble feel finger tickle slap pinch spank',
  ),
  naked: words(
    'naked nude undressed unclothed topless bare_naked without_clothes with_no_clothes without_any_clothes no_clothes half_naked in_the_nude in_her_underwear in_his_underwear in_their_underwear in_underwear no_clothes_on without_your_shirt without_your_clothes without_her_clothes without_her_shirt without_a_top without_her_top in_lingerie bottomless shirtless_girl',
  ),
  garment: nouns(
    'clothes shirt panties dress bra underwear blouse skirt pants trousers top knickers underpants boxers bikini shorts nightgown robe swimsuit jeans',
  ),
  intimate: nouns('panty bra knicker thong').concat(words('panties underwear underpants boxers knickers')),
  camera: nouns('photo picture pic video photograph camera selfie image film webcam photographer').concat(
    words('filmed filming draw show send sent'),
  ),
  grown: nouns(
    'woman man girl boy lady teen teenager model couple child kid maid dancer stranger person body princess queen mermaid elf fairy nurse babe chick twin sister brother',
  ).concat(words('people hot young pretty')),
  wander: verbs('creep slide wander move climb travel go glide run slip roam stray inch brush').concat(
    words('crept'),
  ),
  /** How a grown-up asks a child to keep something from its parents. */
  untold: words(
    'not_tell_your not_tell_mum not_tell_mom not_tell_anyone not_tell_anybody not_tell_a_soul will_not_tell never_tell tell_nobody tell_no_one show_nobody show_no_one nobody_must_know nobody_will_know no_one_has_to_know nobody_has_to_know not_mention_me ' +
      'without_your_parents without_telling behind_your_parents our_secret our_little_secret special_secret little_secret just_between_us only_between_us tell_your_parents_you not_show_anyone nobody_knows no_one_knows',
  ),
  bed_place: words('bed sofa couch hay haystack beach floor car sheets pole table desk shower'),
  /** What such a secret is about. */
  groom: words(
    'flat hotel webcam private pic pics picture pictures photo photos video selfie delete messages touch touched touches bed lap body underwear naked kiss kissed undress presents alone_with meet_me come_alone alone chat sweetie cuddle massage shirt pants',
  ),
  bedded: words(
    "man men woman women wife wives husband boss king queen prince widow maid servant potiphar_'s stranger soldier soldiers boyfriend girlfriend begs begged beg lover mistress teacher landlord neighbour neighbor lot_'s",
  ),
  lust_noun: words('lust lusts lustful lustfully desire'),
  lust: words(
    'lust lustful lusty desire passion passionate passionately hungrily pleasure ecstasy moan moans moaned moaning groaned_with seductive steamy sweaty wet_with aroused arousal',
  ),
}
