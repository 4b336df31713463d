#!/usr/bin/env node
import { runRelayCli } from '@kit/server/relay'

runRelayCli()
