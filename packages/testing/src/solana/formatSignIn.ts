/** Formats the "Sign in with Solana" message from the page's input; the wallet adds its domain and its account. */
export const formatSignIn = (input: Readonly<Record<string, unknown>>, domain: string, address: string): string => {
  const field = (label: string, name: string) => (input[name] === undefined ? [] : [`${label}: ${input[name]}`])
  const { statement, resources } = input
  const fields = [
    ...field('URI', 'uri'),
    ...field('Version', 'version'),
    ...field('Chain ID', 'chainId'),
    ...field('Nonce', 'nonce'),
    ...field('Issued At', 'issuedAt'),
    ...field('Expiration Time', 'expirationTime'),
    ...field('Not Before', 'notBefore'),
    ...field('Request ID', 'requestId'),
    ...(Array.isArray(resources) ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ]
  let text = `${domain} wants you to sign in with your Solana account:\n${address}`
  if (statement !== undefined) text += `\n\n${statement}`
  if (fields.length > 0) text += `\n\n${fields.join('\n')}`
  return text
}
