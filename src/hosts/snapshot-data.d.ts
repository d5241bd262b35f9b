declare module '*.data' {
  const bytes: ArrayBuffer;
  export default bytes;
}
