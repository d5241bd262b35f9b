declare module '*.data' {
  const bytes: ArrayBuffer;
  export default bytes;
}

declare module '*.snapshot' {
  const bytes: ArrayBuffer;
  export default bytes;
}
