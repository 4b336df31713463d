import { JsonReporter } from 'vitest/node'

/** Adds what Vitest's JSON report omits: the project of each file, and errors outside tests. */
export default class VitestReport extends JsonReporter {
  constructor(options = {}) {
    super(options)
  }

  async onTestRunEnd(modules, errors = []) {
    this.modules = modules
    this.unhandledErrors = errors.map(({ message, stack }) => ({ message: stack ?? message }))
    await super.onTestRunEnd(modules)
  }

  async writeReport(text) {
    const report = JSON.parse(text)
    const testResults = report.testResults.map((file, index) => {
      const { project } = this.modules[index]
      return { ...file, project: project.name, isBrowser: project.isBrowserEnabled() }
    })
    await super.writeReport(JSON.stringify({ ...report, testResults, unhandledErrors: this.unhandledErrors }))
  }
}
