/** Is this the script that the service serves, and not the copy of the npm package? The build knows. */
declare const IS_SERVED: boolean;
