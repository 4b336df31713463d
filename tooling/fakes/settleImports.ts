import { afterAll, vi } from 'vitest'

// Test files of a project share a process and its modules: an import that is on its way when a file ends would fail for the next one too.
afterAll(() => vi.dynamicImportSettled())
