import type { Migration } from './migrate.js'

/** Returns the outcome of a move as text for a terminal. */
export function formatMigration({ changed, diff, added, removed, remaining }: Migration, isDry: boolean): string {
  const blocks = [
    isDry ? diff.trimEnd() : `Changed: ${changed.join(', ') || 'nothing'}`,
    ...(added.length > 0 ? [`Packages added: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`Packages removed: ${removed.join(', ')}`] : []),
    ...(remaining.length > 0 ? [`Left for you to move (${remaining.length}):`] : []),
    ...remaining.map(({ file, line, code, todo, guide }) => `${file}:${line}  ${code}\n  → ${todo}\n    ${guide}`),
    ...(changed.length > 0 && !isDry ? ['Next: npm install'] : []),
  ]
  return blocks.filter(Boolean).join('\n\n')
}
