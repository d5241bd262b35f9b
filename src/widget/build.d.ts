/** Is this the script that the service serves, not that of the npm package? Set by the build. */
declare const IS_SERVED: boolean;
