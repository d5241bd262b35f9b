/** Cloudflare's runtime: the file of its program on this platform. */
declare module 'workerd' {
  const file: string;
  export default file;
}
