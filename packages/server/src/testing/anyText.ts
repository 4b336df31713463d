import fc from 'fast-check'

// Node.js needs seconds to create an arbitrary with the unit `binary` of fast-check, which searches many special texts for its characters.
const character = fc
  .oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code))

/** Creates texts of any characters, controls included, except lone surrogates. */
export const anyText = (limits: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...limits, unit: character })
