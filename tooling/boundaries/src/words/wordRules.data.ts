import { titleVerbs } from './titleVerbs.data.js'

/** Who reads a text: users on a screen, developers in an error, a guide, a comment or a failed test's title. */
export type Audience = 'screen' | 'error' | 'page' | 'doc comment' | 'comment' | 'title' | 'bare title'

/** A pattern that a text of these audiences must not match, and what to write instead. */
export type WordRule = {
  readonly audiences: readonly Audience[]
  readonly pattern: RegExp
  readonly instead: string
}

const all = ['screen', 'error', 'page', 'doc comment', 'comment', 'title', 'bare title'] as const
const prose = ['screen', 'error', 'page', 'doc comment', 'comment'] as const

/** The words and constructions that {@link checkWords} refuses. Each has a plain replacement. */
export const wordRules: readonly WordRule[] = [
  {
    audiences: all,
    pattern: /\b(somebody|nobody|everybody|whoever|whomever)\b/i,
    instead: 'name the subject: "users", "the wallet", "no one"',
  },
  { audiences: all, pattern: /\banew\b/i, instead: '"again"' },
  { audiences: all, pattern: /\bnot (?:[\w’']+ ){1,4}any ?more\b/i, instead: '"no longer"' },
  { audiences: all, pattern: /\bmeanwhile(?=[.!?;:]|$)/i, instead: 'say what happened in the meantime' },
  {
    audiences: all,
    pattern: /\bin vain\b|\bnevertheless\b|\bthereupon\b|\bhitherto\b/i,
    instead: 'a plain adverb, or none',
  },
  {
    audiences: all,
    pattern: /\b(gives? up on|gave up on|goes on with|go on with|gone on with)\b/i,
    instead: '"cancels", "continues"',
  },
  {
    audiences: all,
    pattern: /\b(this|that|it) is no (?!longer|more|less|better|worse|different|way)\w+/i,
    instead: 'say it positively: "Invalid address."',
  },
  {
    audiences: prose,
    pattern: /(?:^|[.!?]\s+)(Who|Whose|Whom)\s(?![^.!?]*\?)/,
    instead: 'start with the subject: "Users who …"',
  },
  {
    audiences: ['screen', 'error', 'doc comment', 'comment'],
    pattern: /(?:^|[.!?]\s+)What\s(?![^.!?]*\?)/,
    instead: 'start with the subject, not with "What"',
  },
  { audiences: ['screen', 'page'], pattern: /\be-mails?\b/i, instead: '"email"' },
  { audiences: ['screen'], pattern: /\bvisitors?\b/i, instead: '"you"' },
  { audiences: ['screen'], pattern: /\b(log(?:ged)? ?(?:in|out)|login)\b/i, instead: '"sign in", "sign out"' },
  { audiences: ['screen'], pattern: /\breceivers?\b/i, instead: '"recipient"' },
  {
    audiences: ['screen'],
    pattern: /\b(go on|goes on|look into|was called off|one moment)\b/i,
    instead: '"continue", "check", "was cancelled", "Loading…"',
  },
  {
    audiences: ['doc comment', 'comment'],
    pattern:
      /^(Creates|Makes|Starts|Ends|Stops|Opens|Closes|Shows|Hides|Reads|Writes|Loads|Finds|Sends|Asks) (it|them|one)\.?$/,
    instead: 'delete it, or say what the name does not',
  },
  {
    audiences: ['doc comment', 'comment'],
    pattern: /^What (it|this|they) (works?|takes?|needs?|holds?|has|knows?)\b[^.]*\.?$/,
    instead: '"Options for …", "State of …", or nothing',
  },
  {
    audiences: ['title', 'bare title'],
    pattern:
      /^(that|which|who|whose|whom|what|is|are|was|were|of|as|and|or|also|but|where|while|whether|goes on|so)\b/i,
    instead: 'a title with a subject in `describe` and a verb in `it`',
  },
  {
    audiences: ['bare title'],
    pattern: new RegExp(`^(${titleVerbs.join('|')})(?![\\w-])`),
    instead: 'the subject first: "checkout charges once"',
  },
]

/** Most words of a sentence, for texts on a screen, errors and comments. */
export const maxSentenceWords: { readonly [Name in Audience]?: number } = {
  screen: 30,
  error: 30,
  'doc comment': 25,
  comment: 25,
}
/** Longest line of a page, in characters, code included. */
export const maxPageLine = 200
/** Most words of a table's cell on a page. */
export const maxCellWords = 20
