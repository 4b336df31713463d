import type { Finding } from './finding/Finding.js'

/** Returns findings as text for a terminal: what is wrong, where, and how to fix it. */
export function formatFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No mistakes found.'
  const blocks = findings.map(({ severity, code, message, fix, file, line }) =>
    [
      `${severity === 'error' ? '✗' : '!'} ${message}  [${code}]`,
      ...(file === undefined ? [] : [`  ${file}${line === undefined ? '' : `:${line}`}`]),
      `  → ${fix}`,
    ].join('\n'),
  )
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return `${blocks.join('\n\n')}\n\n${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`
