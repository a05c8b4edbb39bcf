import { anyOf, type Theme } from '../theme.ts'

const order =
  '(?:instructions?|rules?|guidelines?|directives?|prompts?|commands?|constraints?|restrictions?|filters?|safeguards?|polic(?:y|ies)|programming|training|messages?|context|limits?|limitations)'

/** Words meant for a machine and not for a story. "Never ignore your mother's instructions" passes. */
export const promptInjection: Theme = {
  category: 'prompt-injection',
  advice: 'reads like an instruction to a computer. Please write only what should happen in the story.',
  rules: [
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
