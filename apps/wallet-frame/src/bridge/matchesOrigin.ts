/**
 * Whether the server's list contains an origin: exactly, or by a pattern in which each `*` stands for one label of the host. A pattern
 * without a scheme matches http and https, and every port unless it names one. An empty list matches all.
 */
export function matchesOrigin(patterns: readonly string[], origin: string): boolean {
  if (patterns.length === 0) return true
  const [scheme = '', host = ''] = origin.split('://')
  return patterns.some((pattern) => {
    const [listedHost, listedScheme] = pattern.split('://').reverse()
    if (listedHost === undefined) return false
    if (listedScheme === undefined ? !/^https?$/.test(scheme) : listedScheme !== scheme) return false
    const [listedName = '', listedPort] = listedHost.toLowerCase().split(':')
    const [name = '', port] = host.toLowerCase().split(':')
    if (listedPort !== port && (listedScheme !== undefined || listedPort !== undefined)) return false
    const [listed, labels] = [listedName.split('.'), name.split('.')]
    return (
      listed.length === labels.length &&
      listed.every((label, index) => (label === '*' ? labels[index] !== '' : label === labels[index]))
    )
  })
}
