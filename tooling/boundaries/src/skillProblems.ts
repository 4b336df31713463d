// Names of skills have no scope. A description is a plain scalar of YAML, so it can't contain ": " or " #".
const frontMatter = /^---\nname: (\S+)\ndescription: ([A-Z](?:(?!: | #).)+)\n---\n/

/**
 * Returns the problems of a package's `SKILL.md`, which coding agents read. Its front matter must be valid, its text short and with
 * code, and its links must work outside the repository.
 *
 * @example
 * skillProblems('@kit/core', '---\nname: kit-core\ndescription: Use when …\n---\n\n# @kit/core\n')
 */
export function skillProblems(packageName: string, text: string | undefined): readonly string[] {
  if (text === undefined) return ['package/SKILL.md is missing']
  const [head = '', name, description = ''] = frontMatter.exec(text) ?? []
  const expected = packageName.replace(/^@/, '').replace('/', '-')
  const body = text.slice(head.length).trim()
  const lines = body.split('\n').filter((line) => line !== '').length
  return [
    ...(head === '' ? ['the front matter is not `name` and `description`'] : []),
    ...(head !== '' && name !== expected ? [`its name is ${name}, not ${expected}`] : []),
    ...(head !== '' && !/\bUse (when|to|for)\b/.test(description)
      ? ['the description does not say when to use it']
      : []),
    ...(lines >= 15 && lines <= 40 ? [] : [`it has ${lines} lines, not 15 to 40`]),
    ...(/^```\w+$/m.test(body) ? [] : ['it has no code block']),
    ...[...body.matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map(([, link]) => `it links to ${link}, which is not a URL`),
  ].map((problem) => `SKILL.md: ${problem}`)
}
