/** The rows of all that answer. Rejects with a failure only where none answers. */
export async function answersOf<T>(asked: readonly Promise<readonly T[]>[]): Promise<readonly T[]> {
  const answers = await Promise.allSettled(asked)
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (lists.length === 0 && failed !== undefined) throw failed.reason
  return lists.flat()
}
