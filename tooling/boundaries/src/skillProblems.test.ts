import { describe, expect, it } from 'vitest'
import { skillProblems } from './skillProblems.js'

const body = `${'Rule.\n'.repeat(12)}\n\`\`\`sh\nnpm install @kit/core\n\`\`\`\n`
const skill = (changed: { readonly name?: string; readonly description?: string; readonly body?: string } = {}) =>
  skillProblems(
    '@kit/core',
    `---\nname: ${changed.name ?? 'kit-core'}\ndescription: ${changed.description ?? 'Engine. Use when a dapp connects.'}\n---\n\n${changed.body ?? body}`,
  )

describe('skillProblems', () => {
  it('accepts front matter with the name of the package and a text with code', () => {
    expect(skill()).toEqual([])
    expect(skillProblems('create-kit-dapp', undefined)).toEqual(['package/SKILL.md is missing'])
  })

  it('rejects missing and unreadable front matter', () => {
    const problem = ['SKILL.md: the front matter is not `name` and `description`']
    expect(skillProblems('@kit/core', body)).toEqual(problem)
    expect(skill({ description: 'Engine: use it' })).toEqual(problem)
    expect(skill({ description: 'Engine. Use when #1' })).toEqual(problem)
  })

  it('rejects the name of another package, and a description without its purpose', () => {
    expect(skill({ name: 'core' })).toEqual(['SKILL.md: its name is core, not kit-core'])
    expect(skill({ description: 'The engine.' })).toEqual(['SKILL.md: the description does not say when to use it'])
  })

  it('rejects a text that is short, long, without code, or with links into the repository', () => {
    expect(skill({ body: body.slice(60) })).toEqual(['SKILL.md: it has 5 lines, not 15 to 40'])
    expect(skill({ body: 'Rule.\n'.repeat(26) + body })).toEqual(['SKILL.md: it has 41 lines, not 15 to 40'])
    expect(skill({ body: 'Rule.\n'.repeat(20) })).toEqual(['SKILL.md: it has no code block'])
    expect(skill({ body: `[errors](../errors.md)\n${body}` })).toEqual([
      'SKILL.md: it links to ../errors.md, which is not a URL',
    ])
  })
})
