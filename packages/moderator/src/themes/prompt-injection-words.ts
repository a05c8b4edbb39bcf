import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

export const promptInjectionWords = {
  ...people,
  ...exemptions,
  override: verbs(
    'ignore disregard forget override overrule bypass skip discard disobey drop cancel delete disable deactivate circumvent erase evade ' +
      'break violate suspend lift remove neglect reset replace supersede abandon dismiss scrap void overwrite unlock',
  ).concat(
    words(
      'do_not_follow not_follow not_obey not_apply stop_following no_need_to_follow pay_no_attention turn_off switch_off get_around work_around without set_aside turn_the throw_out no_longer_follow',
    ),
  ),
  order: nouns(
    'instruction rule guideline directive prompt command constraint restriction filter safeguard policy safety moderation programming training ' +
      'guardrail limitation protocol direction order system_prompt system_message content_policy safety_rule content_rule security_rule censorship content_filter safety_filter ethic',
  ),
  /** Rules of a machine, not of a house or a game. */
  machine: words(
    'previous prior above earlier preceding foregoing existing initial original system safety content developer moderation built_in hidden internal moderator moderation_ ' +
      'usage ethical your_ ai age_group platform app site website security default openai model chat child_safety parental prompt',
  ),
  reveal: verbs(
    'print show reveal repeat output display tell leak recite translate expose return dump list quote copy echo share give summarise summarize state describe paste send write_out spell_out read_out disclose',
  ),
  secret: words(
    'prompt system_prompt system_message configuration config source_code api_key api_keys secret_key secret_keys password_for_admin training_data instructions guidelines parameters system_settings ' +
      'hidden_text hidden_instructions hidden_prompt initial_prompt original_prompt developer_message rules_you_were tools_you_can admin_password environment_variables context_window system_instructions access_token access_tokens debug_output internal_rules',
  ),
  bot: words(
    'ai chatbot language_model llm gpt chatgpt ai_assistant ai_model assistant bot claude gemini copilot siri machine_learning_model dan evilbot model llama hacker_assistant ' +
      'hacker terminal linux_terminal python_interpreter search_engine virtual_assistant personal_assistant',
  ),
  free: words(
    'unrestricted unfiltered uncensored jailbroken amoral unlimited unbound unmoderated unaligned limitless',
  ),
  /** Who is obeyed by a machine. */
  operator: words(
    'system developer developers admin administrator administrators operator root programmer programmers openai anthropic engineers moderator moderators owner creator host server',
  ),
}
