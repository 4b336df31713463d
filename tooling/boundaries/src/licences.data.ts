/** Licences that a published install tree may carry. */
export const permissiveLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]

/** Packages whose manifest names no licence although their files do: `name@version` to what the files say. */
export const statedElsewhere: Readonly<Record<string, string>> = {}
