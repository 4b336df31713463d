/** One line of the table. `goal` is the project's target. A figure beyond it is marked but never asserted. */
export type Row = {
  readonly what: string
  readonly figure: number
  readonly unit: string
  readonly goal?: number
  readonly least?: boolean
}

/** Prints rows as a table, with goals next to figures. */
export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  const width = Math.max(...rows.map((row) => row.what.length))
  for (const { what, figure, unit, goal, least } of rows) {
    const shown = `${figure.toLocaleString('en-US', { maximumFractionDigits: figure < 100 ? 1 : 0 })} ${unit}`
    const missed = goal !== undefined && (least === true ? figure < goal : figure > goal)
    const aim =
      goal === undefined
        ? ''
        : `${least === true ? '≥' : '≤'} ${goal.toLocaleString('en-US', { maximumFractionDigits: 1 })}`
    console.log(
      `  ${what.padEnd(width)}  ${shown.padStart(16)}  ${aim.padStart(12)}  ${missed ? 'misses' : ''}`.trimEnd(),
    )
  }
}
