import { describe, expect, it } from 'vitest'
import { createLog } from '../log/createLog.js'
import { createNoMetrics } from '../metrics/Metrics.js'
import { createQuotas } from '../quotas/createQuotas.js'
import { createProjects } from './createProjects.js'

describe('replacing the projects of a running server', () => {
  it('serves only the projects of the new list', () => {
    const projects = createProjects([{ id: 'old', name: '', allowedOrigins: [] }])
    expect(projects.replace([{ id: 'new', name: '', allowedOrigins: ['https://a.example'] }])).toBe(true)
    expect(projects.find('old')).toBeUndefined()
    expect(projects.find('new')?.allowsOrigin('https://b.example')).toBe(false)
  })

  it('refuses a switch between a list and open mode, because their limits differ', () => {
    expect(createProjects([]).replace('open')).toBe(false)
    const open = createProjects('open')
    expect([open.replace([]), open.find('any')?.id]).toEqual([false, 'any'])
  })

  it('keeps the points a project reserved, and applies a new quota', async () => {
    const reservations: string[] = []
    const table = {
      reserve: async (project: string, limits: readonly { points: number }[], requested: number) => {
        reservations.push(project)
        const granted = Math.min(requested, limits[0]?.points ?? 0)
        return { granted: granted === requested ? 10 : granted, used: [10, 10] }
      },
      adjust: async () => undefined,
    }
    const project = (id: string, perDay: number) => ({ id, name: '', allowedOrigins: [], quota: { perDay } })
    const ports = { now: () => 0, log: createLog('silent'), metrics: createNoMetrics() }
    const quotas = createQuotas({ projects: [project('kept', 100), project('changed', 100)], table, ...ports })
    await quotas.consume('kept', 1)
    quotas.replace([project('kept', 100), project('changed', 0), project('added', 100)])
    await quotas.consume('kept', 1)
    expect(reservations).toEqual(['kept'])
    expect(await quotas.consume('changed', 1)).toBeGreaterThan(0)
    expect(await quotas.consume('added', 1)).toBeUndefined()
  })
})
