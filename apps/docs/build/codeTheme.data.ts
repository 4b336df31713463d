/** Kinds of code that the theme colors, by the TextMate scopes that belong to them. */
const kinds = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string', 'constant.other.symbol'],
  keyword: ['keyword', 'storage', 'variable.language'],
  constant: ['constant', 'support.constant', 'variable.other.enummember'],
  function: ['entity.name.function', 'support.function'],
  type: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.name.tag'],
  property: ['meta.object-literal.key', 'support.type.property-name', 'entity.other.attribute-name'],
} as const

/** The class of each color. A highlighter needs colors, so each kind has one that only stands for it. */
export const tokenClass: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(kinds).map((kind, index) => [`#00000${index + 1}`, `code-${kind}`]),
)

/** Theme of highlighted code. The style sheet has the real colors, for light and dark mode. */
export const codeTheme = {
  name: 'kit',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: Object.values(kinds).map((scope, index) => ({
    scope: [...scope],
    settings: { foreground: `#00000${index + 1}` },
  })),
} as const
