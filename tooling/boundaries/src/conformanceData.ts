import { count, dictionary, flag, list, object, optional, parseJson, type Shape, text } from './shape.js'

/** Test that shows a rule or an option: the path of its file from the root, and its title exactly as in the file. */
export type NamedTest = { readonly file: string; readonly title: string }

/** A rule that the packages keep. */
export type Rule = {
  /** Stable id, such as `views-7`. Comments and pages cite it. */
  readonly id: string
  readonly rule: string
  /** Files that implement the rule. */
  readonly where: readonly string[]
  readonly tests: readonly NamedTest[]
}

/** A file of `conformance/rules`: the rules whose ids start with its area. */
export type RuleFile = {
  readonly path: string
  readonly area: string
  readonly title: string
  readonly note?: string | undefined
  readonly rules: readonly Rule[]
}

/** A sentence of the specification, and what keeps it. */
export type AccountedSentence = {
  /** `2.14` is the fourteenth sentence of section 2. */
  readonly id: string
  readonly about: string
  /** Hash of the sentence's words. */
  readonly mark: string
  /** Set for a sentence that only introduces the ones after it. Such a sentence needs nothing that keeps it. */
  readonly introduces?: true | undefined
  /** Ids of rules. */
  readonly rules?: readonly string[] | undefined
  /** Subjects of entries in `docs/decisions.md`. */
  readonly decisions?: readonly string[] | undefined
  /** Words that the sentence shares with the tests of the rules, or with the decisions. */
  readonly terms?: readonly string[] | undefined
}

/** A section of the specification; `count` is how many sentences it has. */
export type SpecificationSection = {
  readonly section: number
  readonly title: string
  readonly count: number
  readonly sentences: readonly AccountedSentence[]
}

export type OptionTests = { readonly option: string; readonly tests: readonly NamedTest[] }

const tests = list(object({ file: text, title: text }))
const rules: Shape<Omit<RuleFile, 'path' | 'area'>> = object({
  title: text,
  note: optional(text),
  rules: list(object({ id: text, rule: text, where: list(text), tests })),
})
const specification = object({
  sections: list(
    object({
      section: count,
      title: text,
      count,
      sentences: list(
        object({
          id: text,
          about: text,
          mark: text,
          introduces: optional(flag),
          rules: optional(list(text)),
          decisions: optional(list(text)),
          terms: optional(list(text)),
        }),
      ),
    }),
  ),
})
const options = dictionary(list(object({ option: text, tests })))

/**
 * Parses a file of `conformance/rules`. Its name is the area.
 *
 * @throws Error that names the file and the place of the first mistake
 */
export function parseRuleFile(path: string, source: string): RuleFile {
  const area = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '')
  return { path, area, ...parseJson(path, source, rules) }
}

/**
 * Parses `conformance/specification.json`.
 *
 * @throws Error that names the file and the place of the first mistake
 */
export const parseSpecification = (path: string, source: string): readonly SpecificationSection[] =>
  parseJson(path, source, specification).sections

/**
 * Parses `conformance/options.json`: the tests of each option, by the page that documents it.
 *
 * @throws Error that names the file and the place of the first mistake
 */
export const parseOptions = (path: string, source: string): { readonly [page: string]: readonly OptionTests[] } =>
  parseJson(path, source, options)

/**
 * Parses `conformance/firefox.json`: the end-to-end tests that run in Firefox, too.
 *
 * @throws Error that names the file and the place of the first mistake
 */
export const parseFirefoxTests = (path: string, source: string): readonly NamedTest[] => parseJson(path, source, tests)
