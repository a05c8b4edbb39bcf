import { nouns, words } from '../words/word-group.ts'

/** What makes the same words innocent: the Bible's stories, play, advice and requests to leave something out. */
export const exemptions = {
  bible: words(
    'bible abel cain judith holofernes abimelech hagar naboth goliath samson delilah moses pharaoh herod herodias jesus christ elijah elisha jezebel ahab haman mordecai jael sisera ' +
      'gideon jericho rahab judas pilate centurion philistine philistines egyptian egyptians israel israelites hebrews levite samaritan ' +
      'samaritans lazarus absalom uriah bathsheba ehud balaam jehu nehemiah ezekiel nebuchadnezzar shadrach babylon romans assyria ' +
      'assyrians midian midianites amalek crucified apostle apostles disciple disciples prophet prophets baal commandment commandments ' +
      'gospel psalm scripture sodom barabbas barnabas silas dorcas esau solomon malchus passover king_saul saul thou hath the_baptist ' +
      "the_lord bethlehem jerusalem the_nile the_ark altar king_david queen_esther abraham_bound abraham_raised joseph_'s_brothers stephen_was stoned_paul this_is_my_blood korah judges paul_was paul_and paul_called daniel_and the_lions_den wrote_paul",
  ),
  play: words(
    'pretend pretended pretending pretends toy toys plastic foam nerf wooden cardboard puppet puppets doll dolls teddy cushion_fight ' +
      'pillow_fight pillow_fort snowball snowballs snowman sponge sponges tickle tickled tickles tickling chess cards cookies ' +
      'jump_rope water_pistol water_pistols water_gun water_guns squirt bubble soap_bubbles blew_bubbles blow_bubbles balloon balloons confetti marshmallow marshmallows ' +
      'sandcastle lego costume make_believe gummy gingerbread dandelion dandelions glue_gun cap_gun gun_metal gunmetal ' +
      'starting_gun pop_gun video_game board_game last_boss final_boss level_boss ' +
      'shot_from_doctor shot_from_the_doctor shot_from_nurse shot_from_the_nurse shot_at_the_doctor flu_shot',
  ),
  advice: [
    ...words(
      'should_not must_not shall_not dangerous wrong not_true lie_that says_no say_no is_bad ' +
        'learned_that prevent prevention rehab escaped helped stop_bullying ' +
        'anti_bullying survivor survivors not_kind unkind',
    ),
  ],
  'leaving-out': words(
    'leave_out leaves_out no_violence no_guns no_gun no_weapons no_blood no_scary no_fighting no_fights no_killing no_drugs ' +
      'no_alcohol no_smoking no_sex no_swearing do_not_mention do_not_show do_not_include do_not_use do_not_want_any do_not_want ' +
      'please_take_out_the_bit please_take_out_the_part please_take_out_the_scene please_take_out_the_page please_take_out_the_word please_remove_the_bit please_remove_the_part please_remove_the_scene please_remove_the_page please_remove_the_word ' +
      'not_need_to_see not_have_to_see no_need_to_see avoid avoids please_no without_any not_too_scary nothing_about no_one_should no_mention not_mention not_show not_include not_use',
  ),
  hunter: nouns('hunter huntsman police policeman officer soldier museum sheriff cowboy war guard'),
}
