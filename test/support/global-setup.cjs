const { startTestServer } = require('./test-server.ts');

module.exports = async () => {
  await startTestServer();
};
