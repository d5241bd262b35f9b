export { createMcpEndpoint } from './http.ts';
export { createMcpServer } from './server.ts';
