const { stopTestServer } = require('./test-server.ts');

module.exports = async () => {
  await stopTestServer();
};
