import { anyOf, near, type Theme } from '../theme.ts'

const order =
  '(?:instructions?|rules?|guidelines?|directives?|prompts?|commands?|constraints?|restrictions?|filters?|safeguards?|polic(?:y|ies)|programming|training|messages?|context|limits?|limitations)'

/** Words meant for a machine and not for a story. "Never ignore your mother's instructions" passes. */
export const promptInjection: Theme = {
  category: 'prompt-injection',
  advice: 'reads like an instruction to a computer. Please write only what should happen in the story.',
  rules: [
    anyOf([
      '(?:repeat|print|output|copy|translate|recite|quote) (?:me )?(?:the |all |every |all the )?(?:text|words?|everything|messages?|lines?|sentences?|instructions?) (?:above|before this|so far|preceding)',
      '(?:how|who|what) (?:you (?:were|are) (?:configured|programmed|trained|instructed|prompted|built)|(?:trained|programmed|configured) you)',
      'stop (?:being|acting as|playing) (?:a |an |the )?(?:storyteller|assistant|narrator|author|ai|bot)',
      'your (?:training data|developers?|programmers?|system (?:settings|message)|configuration|source code|model name|api)|which (?:ai |language )?model (?:are you|is this)|are you (?:chatgpt|gpt|an ai|a bot|claude|gemini)',
      "(?:do not|don't) write (?:a |the |any )?story(?: at all)?[,.:;]? (?:but|instead|just|rather)",
    ]),
    anyOf(
      [
        '(?:ignore|disregard|forget|discard|erase|drop)\\s+(?:everything|all|anything|whatever|every word)(?:\\s+(?:of|that|you|i|we|have|has|had|been|was|is|were|came|the|text|words))*\\s+(?:above|before this|prior|earlier|previously|told|instructed|told you|said so far|written above|learned)',
        near(
          '(?:output|print|reveal|show|leak|repeat|dump|display|return|expose)',
          'your (?:[a-z]+ )?(?:configuration|settings|prompt|instructions|guidelines|rules|parameters|source|code|memory|training|system message)',
        ),
        near(
          '(?:override|ignore|disable|bypass|skip|remove|without|no|drop|switch off|turn off|break|violate|suspend|lift)',
          '(?:safety|content|moderation|ethical|usage) (?:rules?|filters?|guidelines?|polic(?:y|ies)|measures?|guards?|guardrails?|restrictions?|checks?|limits?|standards?)',
        ),
        near(
          '(?:pretend|imagine|act|behave|role-?play|respond|answer|be|become|simulate)',
          '(?:an? )?(?:[a-z]+ )?(?:ai|chatbot|language model|llm|gpt|chatgpt|ai assistant|ai model)',
        ),
        '(?:uncensored|unfiltered mode|no restrictions|unrestricted (?:mode|ai|version)|content polic(?:y|ies)|guardrails|admin mode|root access|override code|debug mode|hidden instructions)',
      ],
      /\bhidden instructions (?:on|in) (?:the|a) (?:map|treasure|bottle|box)/,
    ),
    anyOf(
      [
        `(?:ignore|disregard|forget|override|overrule|bypass|skip|discard|disobey|drop|cancel|delete|do not follow|don't follow|stop following)\\s+(?:all\\s+|any\\s+|of\\s+|the\\s+|these\\s+|those\\s+|every\\s+|and\\s+|or\\s+|our\\s+|my\\s+)*(?:(?:previous|prior|above|earlier|preceding|foregoing|existing|initial|original|system|safety|content|developer|moderation|your|built-in|hidden)\\s+)+(?:[a-z]+\\s+)?${order}`,
        '(?:ignore|disregard|forget|override|bypass)\\s+(?:all|any|everything|whatever)\\s+(?:(?:of\\s+)?(?:the\\s+)?instructions?|(?:the\\s+)?filters?|(?:that\\s+)?(?:you were told|above|said before|before this|i said|they told you))',
        '(?:ignore|disregard|forget)\\s+(?:everything|all|anything|what)\\s+(?:that\\s+)?(?:(?:was|is|has been|you were|came|comes)\\s+)?(?:told|said|written|above|before|instructed)(?:\\s+(?:above|before|so far|you|earlier|to you))*',
      ],
      /\b(?:mother|father|mom|mum|dad|grand(?:ma|pa)|teacher|never (?:ignore|forget))/,
    ),
    anyOf([
      '(?:system|developer|hidden|initial|original|secret) prompts?|(?:system|developer) (?:message|instruction)s?|your (?:hidden|initial|original|secret) (?:message|instruction)s?',
      '(?:print|show|reveal|repeat|output|display|tell me|give me|leak|recite|write out|translate) (?:me )?(?:all )?(?:of )?your (?:full |entire |exact |secret |hidden )*(?:system |initial |original )?(?:prompt|instructions|guidelines|rules|configuration|api ?keys?|secret keys?|passwords?|training data|source code)',
      '(?:your|the) (?:secret key|api ?keys?|access tokens?|environment variables)',
      'you are (?:now|no longer) (?:a |an |the )?(?:dan|chatgpt|gpt|ai|assistant|language model|bot|unrestricted|unfiltered|jailbroken|evil|hacker|bound|restricted|limited|developer|linux|terminal|free from|in)\\b[^.!?]{0,40}',
      '(?:act|behave|respond|answer|roleplay|write) (?:as|like) (?:a |an |the )?(?:(?:unrestricted|unfiltered|uncensored|jailbroken|amoral|evil|different|raw|free)\\s+)+(?:ai|assistant|model|chatbot|bot|language model|version|machine)',
      '(?:jailbr(?:eak|oken)\\w*|dan mode|developer mode|god mode enabled|do anything now|sudo|prompt injection|as an ai(?: language model)?|large language model|without (?:any )?(?:content|safety|moral|ethical) (?:filters?|restrictions?|guidelines?|limits?))',
      '(?:pretend|imagine|act as if|assume) (?:that )?(?:you|there) (?:have|has|had|are|is) no (?:rules|restrictions|filters?|guidelines|limits|safety|content policy)',
      '(?:turn off|switch off|disable|deactivate|remove|circumvent|get around) (?:the |your |all |any )*(?:safety|content|moderation|profanity|child)[- ]?(?:filters?|checks?|rules?|settings?|moderation|policy|protections?|guards?)',
      '(?:answer|respond|reply|write|speak|talk|act|work|continue|operate)s? (?:freely )?without (?:any |all |the )?(?:filters?|restrictions?|censorship|limits?|limitations|guidelines|safety|moderation)',
      'from now on,? you (?:are (?:an?|the|no longer) (?:ai|assistant|bot|model|bound)|(?:will |must |should )?(?:only )?(?:answer|respond|act as|obey|speak as|ignore|follow|have no))',
      "you (?:no longer|do not|don't) have (?:to follow )?(?:any )?(?:rules|restrictions|filters|guidelines|limits)",
      'safety filter (?:is|has been) (?:now )?(?:off|disabled|removed)',
      '(?:new|updated|important|admin|real|following) (?:system )?(?:instructions?|prompt) (?:from (?:the )?(?:developer|admin|system|openai|operator)|for (?:the )?(?:ai|model|assistant|storyteller|system))',
      '(?:i am|this is) (?:the|your) (?:developer|admin|administrator|creator|programmer|operator|system owner)\\b',
      'you (?:must|will|shall|have to) (?:now )?(?:obey|comply with|follow) (?:the user|me|every|only my|all my|these new)',
      'end of (?:the )?(?:prompt|instructions|system message)',
      'instead of (?:a |the )?story,? (?:write|print|give|output|return|tell me|answer|explain)',
      '(?:respond|reply|answer|output) (?:only )?(?:in|with|as) (?:json|raw|code|base64|html|sql|python|plain text only)',
    ]),
    { find: /(?:^|\n)\s*(?:system|assistant|developer|user)\s*:/g },
    {
      find: /<\/?\s*(?:system|assistant|user|instructions?|prompt|story|im_start|script|tool|function)[^>]{0,40}>|<\|[a-z_]+\|>|\[\/?inst\]|<<sys>>|#{2,}\s*(?:instruction|system|response)|\{\{[^}]{0,60}\}\}/g,
    },
    { find: /\b(?:drop table|select \* from|rm -rf|javascript:|curl http)/g },
  ],
}
