import { readField } from '@kit/adapter'

/**
 * The fields of a field of a wallet's answer; none of what is no plain record. Chain ids are hex in any letter case.
 *
 * @example fieldsOf({ '0xA': { atomic } }, '0xa') // { atomic }
 */
export function fieldsOf(answer: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof answer !== 'object' || answer === null) return {}
  const key = Object.keys(answer).find((each) => each.toLowerCase() === name)
  const value = key === undefined ? undefined : readField(answer, key)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
