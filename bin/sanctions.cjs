#!/usr/bin/env node
'use strict';
require('../scripts/launch.cjs').launch('cli', process.argv.slice(2));
