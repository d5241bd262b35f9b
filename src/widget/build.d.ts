/** True in the script that the service serves, false in that of the npm package. Set by the build. */
declare const IS_SERVED: boolean;
