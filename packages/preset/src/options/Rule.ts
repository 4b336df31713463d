import { type FieldTests, fits, oneOf, type Test } from './fits.js'

/** The rule of an option: a description of valid values, a test, and the rules of its members. */
export type Rule = readonly [allowed: string, test: Test, members?: Rules | undefined]

/** Rules by option name. */
export type Rules = { readonly [name: string]: Rule }

/** Matches strings that aren't empty. */
export const filled = /./

/** Matches a CAIP-2 ID. */
export const caip2 = /^[-a-z0-9]{3,8}:[-\w]{1,32}$/

export const flagRule: Rule = ['true or false', 'boolean']
export const textRule: Rule = ['a string', filled]
export const textsRule: Rule = ['a list of strings', [filled]]

/** Any object, or one with only these members. */
export const objectRule = (members?: Rules): Rule => ['an object', {}, members]

/** One of several words separated by spaces. */
export const choiceRule = (words: string): Rule => [`one of ${words.replaceAll(' ', ', ')}`, oneOf(words)]

/** A list of words without duplicates. */
export const orderRule = (words: string): Rule => [
  `a list of ${words.replaceAll(' ', ', ')}`,
  (value) => fits([oneOf(words)], value) && new Set(value as string[]).size === (value as string[]).length,
]

/** A list of objects with these fields. */
export const listRule = (allowed: string, fields: FieldTests): Rule => [allowed, [fields]]

/** An object whose keys are CAIP-2 IDs. */
export const networksRule = (allowed: string, test: Test): Rule => [
  allowed,
  (value) =>
    fits({}, value) && Object.entries(value as object).every(([name, some]) => fits(caip2, name) && fits(test, some)),
]

/** The same rule for several options, separated by spaces. */
export const sameRules = (names: string, rule: Rule): Rules =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]))
