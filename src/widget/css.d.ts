/** A style sheet as the bundler gives it: its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
