/** Returns code as comments, so that it isn't lost. */
export const asComment = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `${['Not moved to the kit:', ...lines]
        .join('\n')
        .split('\n')
        .map((line) => `// ${line}`.trimEnd())
        .join('\n')}\n`

/** Returns attributes as a JSX comment, so that they aren't lost. */
export const asJsxComment = (attributes: readonly string[]): string =>
  attributes.length === 0 ? '' : `{/* Not moved to the kit: ${attributes.join(' ').replaceAll('*/', '*\\/')} */}`
