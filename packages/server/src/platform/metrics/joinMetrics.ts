/** Metrics of one process in the Prometheus text format. */
export type MetricsText = { readonly text: string; readonly module?: string }

/**
 * Joins the metrics of several processes. Those with a `module` get it as a label, so that no two samples are equal. A metric is described
 * once.
 */
export function joinMetrics(texts: readonly MetricsText[]): string {
  const samples = new Map<string, { readonly head: string; readonly lines: string[] }>()
  for (const { text, module } of texts)
    for (const block of text.split(/^(?=# HELP )/m).filter((part) => part !== '')) {
      const lines = block.split('\n').filter((line) => line !== '')
      const [name = ''] = /(?<=^# HELP )\S+/.exec(block) ?? []
      const known = samples.get(name) ?? { head: lines.filter(isDescription).join('\n'), lines: [] }
      samples.set(name, known)
      const own = lines.filter((line) => !isDescription(line))
      known.lines.push(...(module === undefined ? own : own.map((line) => withModule(line, module))))
    }
  return [...samples.values()].map(({ head, lines }) => `${[head, ...lines].join('\n')}\n`).join('\n')
}

const isDescription = (line: string): boolean => line.startsWith('#')

function withModule(line: string, module: string): string {
  return line.replace(
    /^(\w+)(?:\{(.*?)\}(?= ))?/,
    (_, name: string, labels: string | undefined) =>
      `${name}{module="${module}"${labels === undefined || labels === '' ? '' : `,${labels}`}}`,
  )
}
