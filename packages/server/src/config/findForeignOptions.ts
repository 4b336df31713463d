import { optionModules, type ServerModule } from './optionModules.data.js'

/** Finds options that only other modules read; one line per option. */
export function findForeignOptions(module: ServerModule, input: object): readonly string[] {
  return Object.entries(input).flatMap(([option, value]) => {
    const readers = optionModules[option]
    if (value === undefined || readers === undefined || readers.includes(module)) return []
    const commands = readers.map((reader) => `kit-server ${reader}`).join(' and ')
    return [`${option}: kit-server ${module} doesn't read this option; move it to the configuration of ${commands}`]
  })
}
